export { type Favourites, openFavourites } from './favourites.ts'
export { listOf, positionsOf } from './order-lists.ts'
export { registerShoppingLists } from './routes.ts'
