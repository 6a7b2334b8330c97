import { forgetDrafts } from './draft.ts'
import { forgetPending } from './pending.tsx'

/**
 * Forgets what somebody has typed and not sent: who logs out may leave the computer to others. What belongs to the browser
 * stays, as the language and the answer about other companies' scripts.
 */
export function forgetTyped(user: string | number): void {
  forgetPending(user)
  forgetDrafts(user)
}
