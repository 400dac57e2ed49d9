import Todos
