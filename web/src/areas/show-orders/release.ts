import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { type Cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type * as contract from '@fairfloor/domain/show-orders/release-contract'
import { CallError } from '../../lib/call.ts'
import type { Quantities } from '../../lib/sending/pending.tsx'
import type { PriceRow } from '../orders/breakdown.ts'

export type Release = Answer<typeof contract.getRelease>
export type Position = Release['positions'][number]
export type Address = Release['shipping_addresses'][number]
export type Wish = CallInput<typeof contract.release>['body']['positions'][number]
type Preview = Answer<typeof contract.previewRelease>

/** Storage name of the typed quantities. */
export const PENDING_LIST = 'release'

/**
 * Pieces of a position that can be released now: remaining and in stock; none while the stock is unknown. Readers who are
 * not told the stock may try all that remains.
 */
export const limitOf = ({ remaining_quantity, stock_available, availability }: Position): number =>
  availability === 'in_stock' ? Math.max(0, Math.min(remaining_quantity, stock_available ?? remaining_quantity)) : 0

/** The typed quantities of existing positions. */
export const typedWishes = (positions: readonly Position[], quantities: Quantities): Wish[] =>
  positions.flatMap(({ product_attribute_id }) => {
    const quantity = quantities[product_attribute_id] ?? 0
    return quantity > 0 ? { product_attribute_id, quantity } : []
  })

/** Typed positions that exceed what can be released now. */
export const beyondLimit = (positions: readonly Position[], quantities: Quantities): Position[] =>
  positions.filter(position => (quantities[position.product_attribute_id] ?? 0) > limitOf(position))

/** Pieces, flavours and net sum in cents of what is typed. */
export function wishTotal(positions: readonly Position[], quantities: Quantities) {
  const typed = positions
    .map(position => ({ position, quantity: quantities[position.product_attribute_id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const net: Cents = sum(typed.map(({ position, quantity }) => wishSum(position, quantity)))
  return { pieces: typed.reduce((pieces, { quantity }) => pieces + quantity, 0), flavours: typed.length, net }
}

/** Net sum of some pieces of a position, in cents; show it only to readers who may see prices. */
export const wishSum = ({ single_price_excl_vat }: Position, quantity: number): Cents =>
  times(fromEuros(single_price_excl_vat ?? 0), quantity)

/** Positions by brand, in order of first appearance. */
export const byBrand = (positions: readonly Position[]): [brand: string, positions: Position[]][] => [
  ...Map.groupBy(positions, position => position.brand_name),
]

/** The flavour that a refusal names: its errors have the path 'positions.2.product_attribute_id'. */
export function refusedFlavour(error: unknown, wishes: readonly Wish[]): number | undefined {
  if (!(error instanceof CallError)) return undefined
  for (const { path } of error.errors) {
    const index = /^positions\.(\d+)\./.exec(path)?.[1]
    const wish = index === undefined ? undefined : wishes[Number(index)]
    if (wish) return wish.product_attribute_id
  }
  return undefined
}

/** The rows of a release's price without those at 0; VAT once per rate over the whole order. */
export function previewRows(preview: Preview): PriceRow[] {
  const rows: PriceRow[] = [
    { part: 'subtotal', amount: preview.total_price_exclusive_tax },
    { part: 'shipping', amount: preview.shipping_cost },
    { part: 'label', amount: preview.label_price },
    { part: 'consumptionTax', amount: preview.total_lemonade_fee_price_exc },
    { part: 'deposit', amount: preview.total_deposit_price_exclusive_tax },
    { part: 'documentFee', amount: preview.document_fee },
    { part: 'cardFee', amount: preview.credit_card_fee_price },
    ...preview.vat.map(({ vat_rate, vat_price }): PriceRow => ({ part: 'vat', rate: vat_rate, amount: vat_price })),
    { part: 'total', amount: preview.total_price_inclusive_tax },
  ]
  return rows.filter(row => row.amount > 0)
}
