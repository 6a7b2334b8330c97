import type { Language } from '../language.ts'
import { sizeText } from '../size-text.ts'
import type { ListPlace } from './list-place.ts'
import type { titles } from './titles.ts'

type Titles = (typeof titles)['en']

/** The title of a list; null until the name of what it is about is known. The same in the first HTML and on the page. */
export function listTitle(
  { kind, fixed, filters }: ListPlace,
  name: string | null,
  t: Titles,
  language: Language,
): string | null {
  switch (kind) {
    case 'all':
      return titleOfFilters(filters, t)
    case 'brand':
    case 'category':
      return name
    case 'botm':
      return name && t.botm(name)
    case 'promo':
      return fixed.promo === 'all' ? t.promos : name
    case 'potw':
      return name ? t.potwOf(sizeText(name, language)) : t.potw
    case 'sale':
      return titleOfSale(fixed.clearance, fixed.clearanceGroup, t)
    case 'search':
      return t.searched(fixed.term ?? '')
    default:
      return t[kind]
  }
}

/** The base list, where its filters make it one of those that the menus lead to. */
function titleOfFilters({ gym_assortment, sale, clearance, clearanceGroup }: ListPlace['filters'], t: Titles): string {
  if (gym_assortment) return t.gym
  return sale || clearance ? titleOfSale(clearance, clearanceGroup, t) : t.all
}

function titleOfSale(percent: string | number | undefined, group: string | undefined, t: Titles): string {
  if (percent === undefined) return t.sale
  return group ? t.discountOf(percent, group) : t.discount(percent)
}
