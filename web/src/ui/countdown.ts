export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Splits milliseconds into days to seconds; rounds up to full seconds, and is all zeros when over. */
export function remaining(ms: number): Remaining {
  const left = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/**
 * How far the server's clock is ahead of the browser's, in ms. Countdowns add it to their own time, so that a wrong
 * clock does not show a wrong end. `serverTime` is an instant that the server has just sent.
 */
export const serverOffset = (serverTime: string, received = Date.now()): number => Date.parse(serverTime) - received
