import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/contract'
import type { SizePromotion } from '@fairfloor/domain/promotions/contract'

/** A flavour as an order grid shows it. Without `erp_id`: at the fair it is the ERP's number, in the shop the row's own. */
export type OfferedFlavour = Omit<ProductAttribute, 'erp_id'>

/** A product size as an order grid shows it. */
export type OfferedSize = Omit<ProductSize, 'erp_id' | 'product_attributes'> & {
  readonly product_attributes: readonly OfferedFlavour[]
  /** In the shop; the fair has prices of its own. */
  readonly promotions?: readonly SizePromotion[]
}
