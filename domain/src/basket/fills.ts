import type { Cents } from '../money.ts'

/** A case of goods that could fill an order. */
export type Case = {
  readonly net: Cents
  /** Pieces that the customer has bought lately. */
  readonly bought: number
}

const MOST = 3

/** What to offer an order that something is missing of: what was bought most, dear cases last. */
export const fillsFor = <C extends Case>(cases: readonly C[], missing: Cents): C[] => {
  const isDear = ({ net }: C) => Number(net > 2 * missing)
  return cases.toSorted((a, b) => isDear(a) - isDear(b) || b.bought - a.bought || a.net - b.net).slice(0, MOST)
}
