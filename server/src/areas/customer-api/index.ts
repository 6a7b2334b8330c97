import type { Platform } from '../../platform/platform.ts'
import type { Letters } from '../seller/index.ts'
import { registerPush } from './push/register.ts'
import type { OrderDeps } from './rest/orders/serve.ts'
import { registerRest } from './rest/register.ts'
import { type CustomersDeps, serveCustomersSide } from './routes.ts'

export { eraseFromReferences } from './erase.ts'
export { type Keys, noteUse, openKeys } from './keys.ts'
export { makeKey } from './make-key.ts'
export { makeNamedKey } from './named-keys.ts'
export { customerApiPersonal } from './personal.ts'
export { noteOutcomes } from './push/note-outcomes.ts'
export { newWebhookId } from './push/send.ts'
export { saveAddress } from './push/settings.ts'
export { type KeptReferences, type OwnReferences, openReferences } from './references.ts'
export { type ReferencePlace, saveReferences } from './references-by-number.ts'
export { type Answered, keepRequests } from './requests/keep-requests.ts'
export { beginningOf } from './requests/kept-body.ts'
export { customerApiRetained } from './retained.ts'

/** What customers' own systems use: keys, references, files, everything under /api/v1, and what tells them of changed stock. */
export async function registerCustomerApi(
  platform: Platform,
  deps: CustomersDeps & OrderDeps & { readonly letters: Letters },
): Promise<void> {
  serveCustomersSide(platform, deps)
  await registerRest(platform, deps)
  await registerPush(platform, deps)
}
