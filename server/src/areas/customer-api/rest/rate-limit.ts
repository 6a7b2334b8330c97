/** The window, in seconds: of any 60 seconds in a row. */
export const WINDOW = 60

export type Allowance = {
  readonly isAllowed: boolean
  /** Requests that are left now. */
  readonly left: number
  /** Seconds until the oldest counted request leaves the window, so that there is one more. */
  readonly seconds: number
}

/** Requests in each of the last seconds; the place of a second is its number modulo the window. */
type Counts = { readonly bySecond: Uint32Array; sum: number; second: number }

/**
 * Counts the requests of customers, so many in any minute. What was refused is not counted: who waits is served.
 * @param clock in milliseconds
 */
export function makeRateLimit(most: number, clock: () => number) {
  const customers = new Map<number, Counts>()

  function countsOf(customerId: number): Counts {
    const second = Math.floor(clock() / 1000)
    const known = customers.get(customerId) ?? { bySecond: new Uint32Array(WINDOW), sum: 0, second }
    customers.set(customerId, known)
    // A clock that was set back forgets everything, rather than refuse until it has caught up.
    const passed = second < known.second ? WINDOW : second - known.second
    for (let one = 0; one < Math.min(passed, WINDOW); one++) {
      const place = (second - one) % WINDOW
      known.sum -= known.bySecond[place]!
      known.bySecond[place] = 0
    }
    known.second = second
    return known
  }

  function untilOldest({ bySecond, second }: Counts): number {
    for (let ago = WINDOW - 1; ago > 0; ago--) if (bySecond[(second - ago) % WINDOW]) return WINDOW - ago
    return WINDOW
  }

  return {
    /** Counts a request if it is allowed. */
    take(customerId: number): Allowance {
      const counts = countsOf(customerId)
      const isAllowed = counts.sum < most
      if (isAllowed) {
        counts.sum++
        counts.bySecond[counts.second % WINDOW]!++
      }
      return { isAllowed, left: Math.max(0, most - counts.sum), seconds: untilOldest(counts) }
    },
    /** Requests that are left now. */
    left: (customerId: number): number => Math.max(0, most - countsOf(customerId).sum),
    /** Adds requests that another server has answered. */
    add(customerId: number, requests: number): void {
      const counts = countsOf(customerId)
      counts.sum += requests
      counts.bySecond[counts.second % WINDOW]! += requests
    },
    /** Forgets customers who have not called for a window. */
    forgetIdle(): void {
      for (const id of [...customers.keys()]) if (countsOf(id).sum === 0) customers.delete(id)
    },
  }
}

export type RateLimit = ReturnType<typeof makeRateLimit>
