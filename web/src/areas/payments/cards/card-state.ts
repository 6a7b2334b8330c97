import type { CardPayment } from './queries.ts'

/** What the buyer is told of an order that is paid by card. */
export type Told = 'to pay' | 'waiting' | 'refused' | 'aborted' | 'paid' | 'over' | 'nothing'

/** @param isBack whether the reader comes from the provider's page */
export function toldOf({ state, last_try }: CardPayment, isBack: boolean, wasCancelled: boolean): Told {
  if (state === 'over') return wasCancelled && last_try?.state !== 'lapsed' ? 'nothing' : 'over'
  if (state === 'paid') return 'paid'
  if (state === 'other') return 'nothing'
  if (last_try?.state === 'refused' || last_try?.state === 'aborted') return last_try.state
  return isBack && last_try?.state === 'open' ? 'waiting' : 'to pay'
}
