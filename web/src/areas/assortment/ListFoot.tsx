import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { filterTexts } from './filter-texts.ts'
import styles from './ProductList.module.css'
import type { ListAddress } from './use-list-address.ts'

interface ListFootProps {
  list: ListAddress
  /** Products down to the end of the last page that is loaded. */
  shown: number
  total: number
  page: number
  pages: number
}

/** How much of the list is shown, and the addresses of its pages. */
export function ListFoot({ list, shown, total, page, pages }: ListFootProps) {
  const t = useTexts(filterTexts)
  return (
    <footer className={`row wrap middle between gap-3 ink-2 ${styles.foot}`}>
      <span>{t.shownOf(count(shown), count(total))}</span>
      <Pagination page={page} pages={pages} hrefFor={to => list.hrefFor({ page: String(to) })} />
    </footer>
  )
}
