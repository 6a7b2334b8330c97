import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 10
const LOOKS = 1000 / PAUSE_MS

/**
 * Looks again and again until it does not fail, for a second. The looks count and not the clock: a machine that stalls
 * for seconds, with all that runs on it, has looked once meanwhile.
 */
export async function withinASecond(look: () => Promise<void>): Promise<void> {
  for (let looks = 1; ; looks++) {
    try {
      return await look()
    } catch (error) {
      if (looks >= LOOKS) throw error
    }
    await wait(PAUSE_MS)
  }
}
