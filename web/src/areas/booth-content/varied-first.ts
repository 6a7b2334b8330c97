import type { NewProduct } from '@fairfloor/domain/booth-content/contract'

/** One flavour of each size in turn, so that not all flavours of one size stand first. */
export function variedFirst(products: readonly NewProduct[]): NewProduct[] {
  const sizes = [...Map.groupBy(products, ({ product_size }) => product_size.id).values()]
  const most = Math.max(0, ...sizes.map(flavours => flavours.length))
  return Array.from({ length: most }, (_, turn) => sizes.flatMap(flavours => flavours.slice(turn, turn + 1))).flat()
}
