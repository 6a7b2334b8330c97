import { type Cents, cents } from '../../money.ts'

/** What the cards have paid of an order, with what went back to each of them. */
export type CardMoney = { readonly id: number; readonly amount: Cents; readonly refunded: Cents }

type Cost = {
  /** By all means, less what went back. */
  readonly paid: Cents
  /** What the order costs without what was cancelled of it. */
  readonly gross: Cents
  /** Of its credit notes, as far as they count here. */
  readonly credited: Cents
  /** Never more than this. */
  readonly most?: Cents
}

/**
 * What has to go back to the cards, the newest payment first: what was paid beyond what the order still costs, as far as
 * the cards paid it. Asked for twice, there is nothing left the second time.
 */
export function refundsDue(
  money: readonly CardMoney[],
  { paid, gross, credited, most }: Cost,
): { id: number; amount: Cents }[] {
  let left = Math.min(paid - Math.max(0, gross - credited), most ?? paid)
  return money.toReversed().flatMap(({ id, amount, refunded }) => {
    const part = Math.min(left, amount - refunded)
    if (part <= 0) return []
    left -= part
    return [{ id, amount: cents(part) }]
  })
}
