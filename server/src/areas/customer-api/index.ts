export { type KeptReferences, type OwnReferences, openReferences } from './references.ts'
export { registerCustomerApi } from './routes.ts'
