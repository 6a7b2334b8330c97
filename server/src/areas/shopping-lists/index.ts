export { countFavourites, favouritesOf } from './favourites.ts'
export { registerShoppingLists } from './routes.ts'
