export { registerAssortment } from './routes.ts'
export { openSales } from './sales.ts'
