import { categoryAddress } from '@fairfloor/domain/assortment/addresses'
import type { FilterName, ListPlace } from '@fairfloor/domain/assortment/list-place'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useMay } from '../../visit/user.ts'
import { Group, LongGroup, Option, type Way } from './FilterOptions.tsx'
import { filterTexts } from './filter-texts.ts'
import { FLAGS, turned } from './flags.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { ProductsAnswer } from './products.ts'
import type { ListAddress, ListChanges } from './use-list-address.ts'

type Facets = ProductsAnswer['facets']

interface FiltersProps {
  list: ListAddress
  place: ListPlace
  facets: Facets | undefined
}

/** All filters of a list with the number of products that each would leave. One that the path sets already is left out. */
export function Filters({ list, place, facets }: FiltersProps) {
  const { language } = useLanguage()
  const t = useTexts(filterTexts)
  const priced = useMay('prices')
  if (!facets) return <SkeletonRows rows={14} height={24} className="grid gap-4" />
  const { filters, fixed } = place
  const isSet = (name: FilterName, value: string) => filters[name] === value
  const toggle = (name: FilterName, value: string) => wayTo(list, { [name]: isSet(name, value) ? '' : value })
  return (
    <div className="grid gap-5">
      <Group title={t.availability}>
        {FLAGS.filter(name => !(name in fixed)).map(name => (
          <Option
            key={name}
            label={t[name]}
            found={facets[name]}
            isOn={filters[name] !== undefined}
            way={wayTo(list, turned(filters, name))}
          />
        ))}
      </Group>
      <Categories list={list} place={place} facets={facets} />
      {!('brand' in fixed) && facets.brands.length > 0 && (
        <LongGroup
          title={t.brand}
          find={t.findBrand}
          options={facets.brands.map(({ id, name, count: found }) => ({
            value: String(id),
            label: name,
            found,
            isOn: isSet('brand', String(id)),
            way: toggle('brand', String(id)),
          }))}
        />
      )}
      {facets.size_names.length > 1 && (
        <LongGroup
          title={t.size}
          options={facets.size_names.map(({ name, count: found }) => ({
            value: name,
            label: sizeText(name, language),
            found,
            isOn: isSet('size', name),
            way: toggle('size', name),
          }))}
        />
      )}
      {priced && facets.price && (
        <Group title={t.price}>
          <PriceFilter
            key={`${filters.price_from}-${filters.price_to}`}
            list={list}
            place={place}
            range={facets.price}
          />
        </Group>
      )}
    </div>
  )
}

/** Main categories; below the chosen one its subcategories. A list of a category goes to that of another. */
function Categories({ list, place, facets }: FiltersProps & { facets: Facets }) {
  const t = useTexts(filterTexts)
  const { kind, fixed, filters } = place
  const chosen = Number(kind === 'category' ? fixed.category : filters.category) || null
  const wayOf = (id: number, parentId?: number) => {
    if (kind !== 'category') return wayTo(list, { category: id === chosen ? '' : String(id) })
    return wayTo(list, {}, parentId === undefined ? categoryAddress(id) : categoryAddress(parentId, id))
  }
  if (facets.categories.length === 0) return null
  return (
    <Group title={t.category}>
      {facets.categories.map(({ id, name, count: found, sub_categories: below }) => {
        const isOpen = id === chosen || below.some(sub => sub.id === chosen)
        return (
          <li key={id}>
            <ul>
              <Option label={name} found={found} isOn={id === chosen} way={wayOf(id)} isOne={kind === 'category'} />
              {isOpen &&
                below.map(sub => (
                  <Option
                    key={sub.id}
                    label={sub.name}
                    found={sub.count}
                    isOn={sub.id === chosen}
                    way={wayOf(sub.id, id)}
                    isOne={kind === 'category'}
                    isBelow
                  />
                ))}
            </ul>
          </li>
        )
      })}
    </Group>
  )
}

/** The list with a filter changed. */
const wayTo = (list: ListAddress, changes: ListChanges, path?: string): Way => ({
  href: list.hrefFor(changes, path),
  go: () => void list.go(changes, path),
})
