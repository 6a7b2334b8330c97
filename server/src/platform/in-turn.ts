import { refuse } from '@fairfloor/domain/general-refusals'
import pLimit from 'p-limit'

type Limits = { readonly atOnce: number; readonly mostWaiting: number; readonly mostOfOne: number }

/**
 * Limits how much work runs at once, how much more waits in memory, and how much of both one asker may have, so that
 * nobody takes all places.
 * @returns a function that does the work, or throws Refusal unavailable where too much waits, or too much of this asker is
 *   unfinished
 */
export function makeTurns({ atOnce, mostWaiting, mostOfOne }: Limits) {
  const inTurn = pLimit(atOnce)
  const unfinished = new Map<string, number>()
  return async <T>(asker: string, work: () => Promise<T>): Promise<T> => {
    const before = unfinished.get(asker) ?? 0
    if (inTurn.pendingCount >= mostWaiting || before >= mostOfOne) throw refuse('unavailable')
    unfinished.set(asker, before + 1)
    try {
      return await inTurn(work)
    } finally {
      const left = unfinished.get(asker)! - 1
      if (left > 0) unfinished.set(asker, left)
      else unfinished.delete(asker)
    }
  }
}
