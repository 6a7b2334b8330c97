import type { NewFlavour, NewSize } from '@fairfloor/domain/catalogue/create-desk-contract'
import { readGtin } from '@fairfloor/domain/gtin'
import { amountIn } from '../../../lib/typed-amount.ts'
import { type Fault, WHOLE } from './product-draft.ts'

/** A flavour as it is typed, with its size where that is new as well. */
export interface GoodsDraft {
  size: string
  units_per_case: string
  regular_price: string
  flavour: string
  sku: string
  ean: string
  stock: string
}

export type GoodsFault = Fault | 'stock'

export const noGoods: GoodsDraft = {
  size: '',
  units_per_case: '1',
  regular_price: '',
  flavour: '',
  sku: '',
  ean: '',
  stock: '',
}

/** What is wrong, by field. */
export function goodsFaults(draft: GoodsDraft, withSize: boolean): ReadonlyMap<keyof GoodsDraft, GoodsFault> {
  const faults = new Map<keyof GoodsDraft, GoodsFault>()
  if (withSize) {
    if (draft.size.trim() === '') faults.set('size', 'missing')
    if (!WHOLE.test(draft.units_per_case.trim())) faults.set('units_per_case', 'whole')
    if (amountIn(draft.regular_price) === undefined) faults.set('regular_price', 'money')
  }
  if (draft.flavour.trim() === '') faults.set('flavour', 'missing')
  if (draft.ean.trim() !== '' && 'reason' in readGtin(draft.ean)) faults.set('ean', 'gtin')
  if (!/^\d{0,7}$/.test(draft.stock.trim())) faults.set('stock', 'stock')
  return faults
}

export const newFlavourOf = (draft: GoodsDraft): NewFlavour => ({
  name: draft.flavour.trim(),
  sku: draft.sku.trim() || null,
  ean: draft.ean.trim() || null,
  stock: draft.stock.trim() === '' ? null : Number(draft.stock),
})

export const newSizeOf = (draft: GoodsDraft): NewSize => ({
  name: draft.size.trim(),
  units_per_case: Number(draft.units_per_case),
  regular_price: amountIn(draft.regular_price) ?? null,
  flavour: newFlavourOf(draft),
})
