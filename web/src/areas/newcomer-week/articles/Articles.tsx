import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import { usePendingValue } from '../../../lib/sending/pending.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { firstCell } from '../../../ui/cell-column.ts'
import { listTexts } from '../../../ui/list-texts.ts'
import { AddBar } from '../pending/AddBar.tsx'
import { SizeColumns } from '../pending/SizeColumns.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import { useWeekOrder } from '../pending/week-order.ts'
import type { WeekSize } from '../pending/week-size.ts'
import styles from './ArticlesPage.module.css'
import { ArticleTools } from './ArticleTools.tsx'
import { matching, NO_FILTER } from './articles.ts'
import { articleTexts } from './texts.ts'

interface ArticlesProps {
  sizes: readonly WeekSize[]
  heading: ReactNode
  search: RefObject<HTMLInputElement | null>
}

/** All articles with a cell for each, what a filter leaves of them, and the bar that adds what is typed. */
export function Articles({ sizes, heading, search }: ArticlesProps) {
  const t = useTexts(articleTexts)
  const list = useTexts(listTexts).list
  const [filter, setFilter] = useState(NO_FILTER)
  const asked = useDeferredValue(filter)
  const shown = useMemo(() => matching(sizes, asked), [sizes, asked])
  const rows = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={styles.top}>
        {heading}
        <p className={`t13 ink-3 ${styles.holds}`} aria-live="polite">
          {t.holds(
            shown.length,
            shown.reduce((flavours, size) => flavours + size.flavours.length, 0),
          )}
        </p>
        <ArticleTools
          sizes={sizes}
          filter={filter}
          onFilter={setFilter}
          search={search}
          onCells={() => rows.current && firstCell(rows.current)?.focus()}
        />
      </div>
      <SizeColumns />
      <div ref={rows} className={styles.sizes}>
        {shown.map(size => (
          <SizeRows key={size.id} size={size} level={2} />
        ))}
      </div>
      {shown.length === 0 && (
        <div className={`grid gap-4 ink-2 pad-y-12 pad-x-6 ${styles.none}`}>
          <p>{list.none}</p>
          <Button onClick={() => setFilter(NO_FILTER)}>{list.clear}</Button>
        </div>
      )}
      <HiddenLines sizes={sizes} shown={shown} />
      <AddBar sizes={sizes} label="all" />
    </>
  )
}

/** Says that more is added than can be seen. */
function HiddenLines({ sizes, shown }: { sizes: readonly WeekSize[]; shown: readonly WeekSize[] }) {
  const t = useTexts(articleTexts)
  const { list } = useWeekOrder()
  const hidden = useMemo(() => {
    const seen = new Set(shown.flatMap(({ flavours }) => flavours.map(({ id }) => id)))
    return sizes.flatMap(({ flavours }) => flavours.flatMap(({ id }) => (seen.has(id) ? [] : id)))
  }, [sizes, shown])
  const lines = usePendingValue(list, typed => hidden.filter(id => typed[id]).length)
  return lines > 0 && <p className="t13 amber-ink pad-y-3 pad-x-6">{t.hidden(lines)}</p>
}
