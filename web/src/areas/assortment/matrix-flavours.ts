import type { ShopSize } from '@fairfloor/domain/assortment/contract'

export type Flavour = ShopSize['product_attributes'][number]

/** A row of the matrix: a flavour by its name, and what stands for it in each size; null where it is not made. */
export interface MatrixRow {
  readonly name: string
  readonly image: string | null
  /** By the position of the size. */
  readonly flavours: readonly (Flavour | null)[]
}

/** The flavours of all sizes by name, in the order of the first size that has them. */
export function matrixRows(sizes: readonly Pick<ShopSize, 'product_attributes'>[]): MatrixRow[] {
  const names = [...new Set(sizes.flatMap(size => size.product_attributes.map(({ name }) => name)))]
  return names.map(name => {
    const flavours = sizes.map(size => size.product_attributes.find(one => one.name === name) ?? null)
    return { name, image: flavours.find(one => one?.front_image_url)?.front_image_url ?? null, flavours }
  })
}
