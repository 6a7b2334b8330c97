import { byBrand, type Position, wishSum } from './release.ts'

/** How brands are sorted, and the positions in each; the first is the usual way. */
export const releaseSorts = ['ordered', 'brand', 'remaining', 'sum'] as const

export type ReleaseSort = (typeof releaseSorts)[number]

export type BrandPositions = { readonly brand: string; readonly positions: readonly Position[] }

/** Positions by brand, as ordered or by name; by pieces or sum the brand of which most remains comes first. */
export function brandGroups(positions: readonly Position[], sort: ReleaseSort = 'ordered'): BrandPositions[] {
  const groups = byBrand(positions).map(([brand, ofBrand]): BrandPositions => ({ brand, positions: ofBrand }))
  if (sort === 'ordered') return groups
  const compare =
    sort === 'brand'
      ? (one: BrandPositions, other: BrandPositions) => keyOf(one).localeCompare(keyOf(other))
      : (one: BrandPositions, other: BrandPositions) => sizeOf(other.positions, sort) - sizeOf(one.positions, sort)
  return groups
    .map(({ brand, positions: ofBrand }) => ({
      brand,
      positions: ofBrand
        .map(position => ({ brand: nameOf(position), positions: [position] }))
        .sort(compare)
        .flatMap(one => one.positions),
    }))
    .sort(compare)
}

const keyOf = ({ brand }: BrandPositions) => brand

const sizeOf = (positions: readonly Position[], sort: 'remaining' | 'sum'): number =>
  positions.reduce(
    (size, position) =>
      size + (sort === 'sum' ? wishSum(position, position.remaining_quantity) : position.remaining_quantity),
    0,
  )

/** 'Whey 900 g, Vanilla'. */
export const nameOf = ({ product_name, product_size_name, product_attribute_name }: Position): string =>
  `${product_name} ${product_size_name}, ${product_attribute_name}`

/** The texts of a position in which a search looks. */
export const soughtIn = (position: Position): string[] => [position.brand_name, nameOf(position), position.sku]

export const isOpen = ({ remaining_quantity }: Position): boolean => remaining_quantity > 0

/** Whether more remains than is in stock, so that the rest may be released by itself when it arrives. */
export const isShort = ({ remaining_quantity, stock_available }: Position): boolean =>
  remaining_quantity > Math.max(0, stock_available ?? 0)

/** Pieces of an order, for its history. */
export const historyOf = (positions: readonly Position[]) => ({
  ordered: positions.reduce((pieces, { ordered_quantity }) => pieces + ordered_quantity, 0),
  released: positions.reduce((pieces, { released_quantity }) => pieces + released_quantity, 0),
  deleted: positions.reduce((pieces, { deleted_quantity }) => pieces + deleted_quantity, 0),
})
