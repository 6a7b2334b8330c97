import { CallError } from '../../lib/call.ts'

/** Session ended, timeout, too many calls: the same change may succeed later. */
const MAY_BE_SENT_AGAIN = [401, 408, 429]

/** Whether the server refused a change for good: the same change would be refused again. */
export const isLinesFault = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !MAY_BE_SENT_AGAIN.includes(error.status)
