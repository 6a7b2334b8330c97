import { type DocumentState, documentStates } from '@fairfloor/domain/billing/receivables/states'
import { useTexts } from '../../../lib/texts.tsx'
import { StateTiles } from '../../../ui/StateTiles.tsx'
import { ownInvoicesTexts } from './invoices-texts.ts'
import type { OwnDocuments } from './queries.ts'

interface InvoiceStatesProps {
  state: DocumentState | undefined
  counts: OwnDocuments['counts'] | undefined
  hrefOf: (state: DocumentState | '') => string
}

/** The states of the documents, each with how many there are: a list of its own behind each. */
export function InvoiceStates({ state, counts, hrefOf }: InvoiceStatesProps) {
  const t = useTexts(ownInvoicesTexts)
  const tiles = documentStates.map(one => ({ state: one, name: t.states[one], count: counts?.[one] }))
  const all = { state: '' as const, name: t.every, count: counts?.all }
  return <StateTiles label={t.state} tiles={[all, ...tiles]} current={state ?? ''} hrefOf={hrefOf} slim />
}
