import type { Promotion } from '@fairfloor/domain/promotions/promotion'
import type { Size, Snapshot } from '../../catalogue/index.ts'

/** 'Brand Product 908 g' */
export const nameOf = ({ name, product }: Size): string =>
  [product.brand.name, product.name, name].filter(Boolean).join(' ')

/** Sizes by id that the range still has, in this order. */
const sizesBy = (snapshot: Snapshot, ids: Iterable<number>): Size[] =>
  [...ids].flatMap(id => snapshot.sizes.get(id) ?? [])

export const namedSizes = (snapshot: Snapshot, ids: Iterable<number>): { id: number; name: string }[] =>
  sizesBy(snapshot, ids).map(size => ({ id: size.id, name: nameOf(size) }))

/** Everything that a promotion includes, best sellers first. */
export function includedIn(
  snapshot: Snapshot,
  { sizeIds, brandIds }: { sizeIds: Iterable<number>; brandIds: Iterable<number> },
): Size[] {
  const ofBrands = [...brandIds].flatMap(id => snapshot.brands.get(id)?.sizes ?? [])
  return [...new Set([...sizesBy(snapshot, sizeIds), ...ofBrands])].sort((a, b) => a.rank - b.rank)
}

export const brandNames = (
  snapshot: Snapshot,
  { brandIds }: Pick<Promotion, 'brandIds'>,
): { id: number; name: string }[] =>
  [...brandIds].flatMap(id => {
    const brand = snapshot.brands.get(id)
    return brand ? [{ id, name: brand.name }] : []
  })
