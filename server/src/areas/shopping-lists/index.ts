export { createList } from './change-lists.ts'
export { type Favourites, openFavourites, setFavourite } from './favourites.ts'
export { listOf, positionsOf } from './order-lists.ts'
export { registerShoppingLists } from './routes.ts'
