import { type DocumentState, documentStates } from '@fairfloor/domain/billing/receivables/states'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { StateTiles } from '../../../ui/StateTiles.tsx'
import type { Documents } from './queries.ts'
import { invoicesTexts } from './texts.ts'

interface DocumentStatesProps {
  state: DocumentState | undefined
  counts: Documents['counts'] | undefined
  hrefOf: (state: DocumentState | '') => string
}

/** What is open, overdue, paid and credited, each with its sum: a list of its own behind each. */
export function DocumentStates({ state, counts, hrefOf }: DocumentStatesProps) {
  const t = useTexts(invoicesTexts)
  const figureOf = (one: DocumentState) => {
    const of = counts?.[one]
    return typeof of === 'object' ? { count: of.documents, sum: of.sum } : { count: of, sum: null }
  }
  const tiles = documentStates.map(one => {
    const { count, sum } = figureOf(one)
    const isUrgent = one === 'overdue' && Boolean(sum)
    return { state: one, name: t.states[one], count, sum: sum === null ? null : money(sum), isUrgent }
  })
  const all = { state: '' as const, name: t.every, count: counts?.all }
  return <StateTiles label={t.state} tiles={[all, ...tiles]} current={state ?? ''} hrefOf={hrefOf} />
}
