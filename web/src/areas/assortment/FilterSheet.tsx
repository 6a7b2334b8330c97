import type { ListPlace } from '@fairfloor/domain/assortment/list-place'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Filters } from './Filters.tsx'
import { filterTexts } from './filter-texts.ts'
import type { ProductsAnswer } from './products.ts'
import { listTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface FilterSheetProps {
  list: ListAddress
  place: ListPlace
  data: ProductsAnswer | undefined
  open: boolean
  onClose: () => void
}

/** All filters of a list over the page; each is applied at once, and the button shows what it leaves. */
export default function FilterSheet({ list, place, data, open, onClose }: FilterSheetProps) {
  const t = useTexts(filterTexts)
  const { filters } = useTexts(listTexts)
  const total = data?.total ?? 0
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={filters}
      narrow
      scrim
      compact
      foot={
        <Button variant="signal" size="l" wide onClick={onClose}>
          {t.show(total, count(total))}
        </Button>
      }
    >
      <Filters list={list} place={place} facets={data?.facets} />
    </Sheet>
  )
}
