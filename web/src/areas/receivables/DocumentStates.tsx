import { type DocumentState, documentStates } from '@fairfloor/domain/receivables/states'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { Documents } from './queries.ts'
import styles from './receivables.module.css'
import { invoicesTexts } from './texts.ts'

interface DocumentStatesProps {
  state: DocumentState | undefined
  counts: Documents['counts'] | undefined
  hrefOf: (state: DocumentState | '') => string
}

/** What is open, overdue, paid and credited, each with its sum: a list of its own behind each. */
export function DocumentStates({ state, counts, hrefOf }: DocumentStatesProps) {
  const t = useTexts(invoicesTexts)
  const figureOf = (one: DocumentState | '') => {
    if (!counts) return { documents: undefined, sum: null }
    if (one === '') return { documents: counts.all, sum: null }
    const of = counts[one]
    return typeof of === 'number' ? { documents: of, sum: null } : of
  }
  return (
    <nav className={styles.states} aria-label={t.state}>
      {(['', ...documentStates] as const).map(one => {
        const { documents, sum } = figureOf(one)
        return (
          <PageLink
            key={one}
            to={hrefOf(one)}
            data-tone={one === 'overdue' && sum ? 'red' : undefined}
            {...(one === (state ?? '') && { 'aria-current': 'page' })}
          >
            <b>{documents === undefined ? '–' : count(documents)}</b>
            <span>{one === '' ? t.every : t.states[one]}</span>
            {sum !== null && <small>{money(sum)}</small>}
          </PageLink>
        )
      })}
    </nav>
  )
}
