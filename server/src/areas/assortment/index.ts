export { registerAssortment } from './routes.ts'
export { openSales } from './sales.ts'
export { openSearch } from './search/search.ts'
