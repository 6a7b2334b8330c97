export { registerAssortment } from './routes.ts'
