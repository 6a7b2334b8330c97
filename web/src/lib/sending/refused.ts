import { CallError, isLost } from '../call.ts'

/** Session ended, timeout, too many calls: the same call may succeed later. */
const MAY_SUCCEED_LATER = [401, 408, 429]

/** The server refused for good: the call had no effect, and made again it would be refused again. */
export const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && !isLost(error) && error.status < 500 && !MAY_SUCCEED_LATER.includes(error.status)
