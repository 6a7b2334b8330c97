import type { CallInput } from '@fairfloor/domain/endpoint'
import type { makeOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { type OutletReason, outletReasons } from '@fairfloor/domain/outlet/reasons'
import { amountIn } from '../../../lib/typed-amount.ts'
import type { Proposal } from './queries.ts'

type Article = {
  readonly id: number
  readonly name: string
  /** Null: never counted. */
  readonly free: number | null
  readonly regular: number | null
}

/** A new lot as it is typed. */
export type LotDraft = {
  readonly article: Article | null
  readonly from: 'stock' | 'extra'
  readonly lot: string
  readonly bestBefore: string
  readonly quantity: number | null
  readonly price: string
  readonly reason: OutletReason
}

/** Of what is proposed, all that is free. */
export const draftOf = (proposal: Proposal | null): LotDraft => ({
  article: proposal && {
    id: proposal.flavour_id,
    name: proposal.name,
    free: proposal.free,
    regular: proposal.regular_price,
  },
  from: 'stock',
  lot: proposal?.lot ?? '',
  bestBefore: proposal?.best_before ?? '',
  quantity: proposal && Math.min(proposal.quantity, proposal.free),
  price: '',
  reason: outletReasons[0],
})

/** A price that something costs; undefined for what is none. */
export const priceIn = (typed: string): number | undefined => amountIn(typed) || undefined

/** What is missing, and what is sent; undefined as long as something is. */
export function bodyOf({ article, from, lot, bestBefore, quantity, price: typed, reason }: LotDraft): {
  readonly faults: { readonly bestBefore: boolean; readonly quantity: boolean; readonly price: boolean }
  readonly body?: CallInput<typeof makeOutletLot>['body']
} {
  const price = priceIn(typed)
  const faults = { bestBefore: bestBefore === '', quantity: !quantity, price: price === undefined }
  if (!article || bestBefore === '' || !quantity || price === undefined) return { faults }
  const of = { flavour_id: article.id, from, lot: lot.trim() || null, best_before: bestBefore }
  return { faults, body: { ...of, quantity, price, reason } }
}
