export { type Keys, keyIn, openKeys } from './keys.ts'
export { type KeptReferences, type OwnReferences, openReferences } from './references.ts'
export { registerCustomerApi } from './routes.ts'
export { requireApiAccess } from './settings.ts'
