import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { flavour, size } from '../../testing/fair.ts'

type ShopFlavour = ShopSize['product_attributes'][number]

export const shopFlavour = (id: number, name: string, part: Partial<ShopFlavour> = {}): ShopFlavour => ({
  ...flavour(id, name, { ...part, erp_id: null }),
  erp_id: id,
})

/** A product size of the shop with one flavour. */
export const shopSize = (id: number, name: string, part: Partial<ShopSize> = {}): ShopSize => ({
  ...size(id, name),
  erp_id: id,
  brand: { id: 4, name: 'North' },
  product_attributes: [shopFlavour(id * 10, 'Vanilla')],
  clearance: null,
  promotions: [],
  order_multiple: 1,
  min_quantity: 1,
  is_gym: false,
  ...part,
})
