import { useTexts } from '../lib/texts.tsx'
import type { ListAddress } from './list-address.ts'
import { listTexts } from './list-texts.ts'
import styles from './Pagination.module.css'
import { Turn } from './Pagination.tsx'

/** What an answer of a long list says of its part: all rows, and where the list goes on after it and before it. */
export interface Listed {
  total: number
  next: string | null
  previous: string | null
}

/** Ways to the parts before and after; nothing for a list that is shown whole. */
export function Parts({ of: { next, previous }, list }: { of: Listed; list: ListAddress }) {
  const t = useTexts(listTexts).pages
  if (!next && !previous) return null
  const hrefFor = (place: string | null) => (place ? list.address({ place }) : null)
  return (
    <nav className={`row middle gap-1 ${styles.pages}`} aria-label={t.label}>
      <Turn to={hrefFor(previous)} label={t.previous} icon="chevronLeft" />
      <Turn to={hrefFor(next)} label={t.next} icon="chevronRight" />
    </nav>
  )
}
