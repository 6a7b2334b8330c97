import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import type { getWeekFlavours } from '@fairfloor/domain/newcomer-week/contract'
import { sizeText } from '../../../lib/format.ts'
import { factsOf, flavourSeen, type WeekSize } from '../pending/week-size.ts'

type Flavours = Answer<typeof getWeekFlavours>

/** What a buyer looks for: words that are all in brand, size or flavour, and a brand; empty for all. */
export interface ArticleFilter {
  readonly text: string
  readonly brand: string
}

export const NO_FILTER: ArticleFilter = { text: '', brand: '' }

/** The flavours by size, in the order of the list. */
export const sizesOf = (flavours: Flavours, language: Language): WeekSize[] =>
  [...Map.groupBy(flavours, flavour => flavour.productSize_id)].flatMap(([id, ofSize]) => {
    const [first] = ofSize
    if (!first) return []
    return {
      ...factsOf(first),
      id,
      brand: first.brand_name,
      colour: first.colorBackground,
      title: sizeText(first.productSize_name, language),
      imageUrl: first.image_url,
      factsUrl: null,
      flavours: ofSize.map(flavour => flavourSeen({ ...flavour, name: flavour.productAttribute_name })),
    }
  })

/** What a filter leaves. A size of which everything is left stays the same object: its rows need not render again. */
export function matching(sizes: readonly WeekSize[], { text, brand }: ArticleFilter): WeekSize[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return sizes.flatMap(size => {
    if (brand && size.brand !== brand) return []
    const flavours = size.flavours.filter(({ name }) => {
      const where = `${size.brand} ${size.title} ${name}`.toLowerCase()
      return words.every(word => where.includes(word))
    })
    if (flavours.length === size.flavours.length) return size
    return flavours.length > 0 ? { ...size, flavours } : []
  })
}

/** Brands of the sizes, each once, in the order of the list. */
export const brandsOf = (sizes: readonly WeekSize[]): string[] => [
  ...new Set(sizes.flatMap(({ brand }) => brand ?? [])),
]
