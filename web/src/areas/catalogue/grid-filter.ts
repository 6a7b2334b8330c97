import type { Language } from '@fairfloor/domain/language'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import { sizeTitle } from './size-text.ts'

export interface GridFilter {
  text: string
  /** Id of a category; empty for all. */
  category: string
  inStock: boolean
  /** Only what is in the order or typed. */
  mine: boolean
}

export const noFilter: GridFilter = { text: '', category: '', inStock: false, mine: false }

export const isFiltered = ({ text, category, inStock, mine }: GridFilter): boolean =>
  text.trim() !== '' || category !== '' || inStock || mine

/** The ids of the flavours that a filter leaves; every word must be found in flavour, product, size, brand or SKU. */
export function foundFlavours(
  sizes: readonly OfferedSize[],
  { text, category, inStock, mine }: GridFilter,
  isMine: (flavourId: number) => boolean,
  language: Language,
): ReadonlySet<number> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (size: OfferedSize, flavour: OfferedFlavour): boolean => {
    if (category && String(size.category.id) !== category) return false
    if (inStock && flavour.availability !== 'in_stock') return false
    if (mine && !isMine(flavour.id)) return false
    const where =
      `${flavour.name} ${sizeTitle(size, language)} ${size.name} ${size.brand_name} ${flavour.sku}`.toLowerCase()
    return words.every(word => where.includes(word))
  }
  return new Set(sizes.flatMap(size => size.product_attributes.filter(one => fits(size, one)).map(({ id }) => id)))
}

/** The categories of the sizes, each once, by name. */
export function categoriesOf(sizes: readonly OfferedSize[]): { id: number; name: string }[] {
  const byId = new Map(sizes.map(({ category }) => [category.id, category]))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name))
}
