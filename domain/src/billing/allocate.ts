import { type Cents, cents } from '../money.ts'

/** What is open of an invoice, or left of a payment or credit note. */
export type Rest = { readonly id: number; readonly rest: Cents }

/** Which part of an amount pays which of these, the first ones first; what is left pays none. */
export function allocate(amount: Cents, open: readonly Rest[]): { readonly id: number; readonly amount: Cents }[] {
  let left: number = amount
  return open.flatMap(({ id, rest }) => {
    const part = Math.min(left, rest)
    left -= part
    return part > 0 ? [{ id, amount: cents(part) }] : []
  })
}
