import type { FilterName, ListPlace } from '@fairfloor/domain/assortment/list-place'
import { eurosText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import { filterTexts } from './filter-texts.ts'
import { ListLink } from './ListLink.tsx'
import styles from './ProductList.module.css'
import type { ProductsAnswer } from './products.ts'
import { listTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface FilterChipsProps {
  list: ListAddress
  place: ListPlace
  facets: ProductsAnswer['facets'] | undefined
}

/** The filters that are set, each a link to the list without it. */
export function FilterChips({ list, place, facets }: FilterChipsProps) {
  const t = useTexts(filterTexts)
  const { clearAll } = useTexts(listTexts)
  const { language } = useLanguage()
  const chips = chipsOf(place.filters, facets, t, language)
  if (chips.length === 0) return null
  return (
    <nav className="mb-3" aria-label={t.chips}>
      <ul className="row wrap middle gap-2">
        {chips.map(({ label, without }) => (
          <li key={label}>
            <ListLink
              list={list}
              changes={Object.fromEntries(without.map(name => [name, '']))}
              className={`inline-row middle target t13 bold on-fog-2 round-full ${styles.chip}`}
              aria-label={t.clear(label)}
            >
              {label}
              <Icon name="close" size={16} />
            </ListLink>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <PageLink to={list.pathname} className={`middle t13 cobalt bold pad-x-2 inline-row target ${text.lined}`}>
              {clearAll}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

type Chip = { label: string; without: readonly FilterName[] }

/** One chip for each filter that is set; the ends of the price range and the parts of a sale are one. */
function chipsOf(
  filters: ListPlace['filters'],
  facets: ProductsAnswer['facets'] | undefined,
  t: (typeof filterTexts)['en'],
  language: Language,
): Chip[] {
  const { brand, category, size, sale, clearance, clearanceGroup, price_from: from, price_to: to } = filters
  const categories = facets?.categories.flatMap(one => [one, ...one.sub_categories]) ?? []
  const nameIn = (all: readonly { id: number; name: string }[] | undefined, id: string) =>
    all?.find(one => String(one.id) === id)?.name ?? '…'
  const price = [from && eurosText(Number(from)), to && eurosText(Number(to))] as const
  return [
    brand && { label: nameIn(facets?.brands, brand), without: ['brand'] },
    category && { label: nameIn(categories, category), without: ['category'] },
    size && { label: sizeText(size, language), without: ['size'] },
    filters.in_stock && { label: t.in_stock, without: ['in_stock'] },
    filters.new && { label: t.new, without: ['new'] },
    (sale || clearance) && {
      label: [clearance ? t.clearance(clearance) : t.sale, clearanceGroup].filter(Boolean).join(': '),
      without: ['sale', 'clearance', 'clearanceGroup'],
    },
    filters.gym_assortment && { label: t.gym_assortment, without: ['gym_assortment'] },
    (from || to) && { label: priceText(price, t), without: ['price_from', 'price_to'] },
  ].filter(chip => typeof chip === 'object') as Chip[]
}

function priceText(
  [from, to]: readonly [string | undefined, string | undefined],
  t: (typeof filterTexts)['en'],
): string {
  if (from && to) return t.priceBetween(from, to)
  return from ? t.priceFrom(from) : t.priceTo(to ?? '')
}
