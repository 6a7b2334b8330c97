export { type Favourites, openFavourites } from './favourites.ts'
export { registerShoppingLists } from './routes.ts'
