import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import type { Drafts } from './changes.ts'

export type Basket = Answer<typeof getBasket>
export type Position = Basket['positions'][number]

/** A position as shown: with pending changes applied. */
export type Line = Position & {
  readonly error: string | null
  /** The shown quantity did not reach the server. */
  readonly unsent: boolean
}

export type Group = {
  readonly exhibitor: Position['product_attribute']['product_size']['vts_exhibitor']
  readonly lines: readonly Line[]
}

/** The positions with pending changes applied, without removed ones. */
export const linesOf = (positions: readonly Position[], drafts: Drafts): Line[] =>
  positions.flatMap(position => {
    const draft = drafts.get(position.product_attribute.id)
    if (draft?.removed) return []
    return {
      ...position,
      quantity: draft?.quantity ?? position.quantity,
      error: draft?.error ?? null,
      unsent: draft !== undefined && draft.error !== null && draft.quantity !== null,
    }
  })

/** Lines by exhibitor in booth order; exhibitors without a booth at this edition come last. */
export function groupsOf(lines: readonly Line[]): Group[] {
  const groups = Map.groupBy(lines, line => line.product_attribute.product_size.vts_exhibitor.id)
  return [...groups.values()]
    .map(ofOne => ({ exhibitor: ofOne[0]!.product_attribute.product_size.vts_exhibitor, lines: ofOne }))
    .sort((a, b) => boothOrder(a) - boothOrder(b))
}

const boothOrder = ({ exhibitor }: Group) => exhibitor.boothNumberB2b || Number.POSITIVE_INFINITY

/** Net sum of a line, in cents; show it only to readers who may see prices. */
export const sumOf = ({ quantity, singlePriceExclVat }: Pick<Line, 'quantity' | 'singlePriceExclVat'>): Cents =>
  times(fromEuros(singlePriceExclVat ?? 0), quantity)

/** Pieces and net sum of lines. */
export const totalOf = (lines: readonly Line[]): { pieces: number; net: Cents } => ({
  pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
  net: sum(lines.map(sumOf)),
})
