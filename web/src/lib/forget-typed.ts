import { forgetDrafts } from './draft.ts'
import { forgetPending } from './pending.tsx'

/**
 * Forgets unsubmitted input at logout, as the computer may be shared. Settings of the browser stay, such as the
 * language and the consent.
 */
export function forgetTyped(user: string | number): void {
  forgetPending(user)
  forgetDrafts(user)
}
