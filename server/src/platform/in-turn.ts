import { refuse } from '@fairfloor/domain/general-refusals'
import pLimit from 'p-limit'

/**
 * Work of which some is done at once and some waits. What waits is held in memory, so that there is a most.
 * @returns a function that does the work, or throws Refusal unavailable where too many wait
 */
export function makeTurns(atOnce: number, mostWaiting: number) {
  const inTurn = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inTurn.pendingCount >= mostWaiting) throw refuse('unavailable')
    return inTurn(work)
  }
}
