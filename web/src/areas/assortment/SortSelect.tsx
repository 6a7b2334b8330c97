import type { ListPlace } from '@fairfloor/domain/assortment/list-place'
import { type SizeSort, sizeSorts, withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import { useTexts } from '../../lib/texts.tsx'
import { Select } from '../../ui/Select.tsx'
import { useMay } from '../../visit/user.ts'
import { filterTexts } from './filter-texts.ts'
import type { ListAddress } from './use-list-address.ts'

/** The order of the list; by price for those who see prices. */
export function SortSelect({ list, place }: { list: ListAddress; place: ListPlace }) {
  const t = useTexts(filterTexts)
  const priced = useMay('prices')
  const choose = (sort: SizeSort) => list.go({ sort: sort === 'top' ? '' : sort })
  return (
    <Select
      inline
      label={t.sort}
      value={priced ? place.sort : withoutPriceOrder(place.sort)}
      onChange={choose}
      options={sizeSorts
        .filter(sort => priced || sort === withoutPriceOrder(sort))
        .map(value => ({ value, label: t.sorts[value] }))}
    />
  )
}
