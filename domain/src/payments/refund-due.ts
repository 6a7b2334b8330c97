import { type Cents, cents } from '../money.ts'

/** What the cards have paid of an order, with what went back to each of them. */
export type CardMoney = { readonly id: number; readonly amount: Cents; readonly refunded: Cents }

type Cost = {
  /** What the order costs without what was cancelled of it. */
  readonly gross: Cents
  /** Of its credit notes. */
  readonly credited: Cents
}

/**
 * What has to go back to the cards, the newest payment first: all that was paid beyond what the order still costs. Asked for
 * twice, there is nothing left the second time.
 */
export function refundsDue(money: readonly CardMoney[], { gross, credited }: Cost): { id: number; amount: Cents }[] {
  const kept = money.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  let left = kept - Math.max(0, gross - credited)
  return money.toReversed().flatMap(({ id, amount, refunded }) => {
    const part = Math.min(left, amount - refunded)
    if (part <= 0) return []
    left -= part
    return [{ id, amount: cents(part) }]
  })
}
