import type { ListPlace } from '@fairfloor/domain/assortment/list-place'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'
import { filterTexts } from './filter-texts.ts'
import { FLAGS, turned } from './flags.ts'
import { ListLink } from './ListLink.tsx'
import styles from './ProductList.module.css'
import type { ProductsAnswer } from './products.ts'
import { SortSelect } from './SortSelect.tsx'
import type { ListAddress } from './use-list-address.ts'

interface FilterBarProps {
  list: ListAddress
  place: ListPlace
  data: ProductsAnswer | undefined
}

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'))

/** Where the filters have no room beside the list: a strip with the most used ones, and a sheet with all. */
export function FilterBar({ list, place, data }: FilterBarProps) {
  const t = useTexts(filterTexts)
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  const { filters, fixed } = place
  const set = Object.keys(filters).length
  return (
    <div className={styles.filterBar}>
      <button type="button" className={styles.allFilters} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={16} />
        {set > 0 ? t.filterCount(set) : t.filter}
      </button>
      <SortSelect list={list} place={place} />
      {FLAGS.filter(name => !(name in fixed)).map(name => (
        <ListLink
          key={name}
          list={list}
          changes={turned(filters, name)}
          className={styles.flag}
          aria-current={filters[name] ? 'true' : undefined}
        >
          {t[name]}
        </ListLink>
      ))}
      {once && (
        <Suspense>
          <FilterSheet list={list} place={place} data={data} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
