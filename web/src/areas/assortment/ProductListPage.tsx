import { Suspense } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { MissingList } from './lazy-tools.tsx'
import { ProductList } from './ProductList.tsx'
import { listTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

/** Every list of products: the base list and those of a brand, a category, a sale, a promotion, a week. */
export function ProductListPage() {
  const list = useListAddress()
  const t = useTexts(listTexts)
  if (!list.place)
    return (
      <Suspense>
        <MissingList kind={list.kind} />
      </Suspense>
    )
  return <ProductList list={list} place={list.place} empty={{ icon: 'box', title: t.nothing }} />
}
