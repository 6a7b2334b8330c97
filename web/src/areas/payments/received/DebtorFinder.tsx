import type { Debtor } from '@fairfloor/domain/payments/received/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { debtorsQuery } from './queries.ts'
import styles from './received.module.css'
import { receivedTexts } from './texts.ts'

/** Finds who pays: by name or number, or by an order or invoice; Enter takes the first. */
export function DebtorFinder({ error, onChoose }: { error: string | null; onChoose: (debtor: Debtor) => void }) {
  const t = useTexts(receivedTexts).who
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery({ ...debtorsQuery(search), enabled: search !== '', placeholderData: keepPreviousData })
  const found = search === '' ? [] : (data ?? [])
  return (
    <div className="grid gap-4">
      <TextInput
        icon="search"
        label={t.find}
        hint={t.findHint}
        maxLength={200}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          // Enter would send the form around it.
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found
          if (first && search === typed.trim()) onChoose(first)
        }}
      />
      {search !== '' && data && (
        <ul className={`grid bordered round-card ${styles.debtors}`} aria-label={t.found} aria-live="polite">
          {found.map(debtor => (
            <li key={`${debtor.customer_id}:${debtor.order_id}:${debtor.invoice_number}`}>
              <button
                className="row middle between gap-3 wide round-input pad-y-1 pad-x-2"
                type="button"
                onClick={() => onChoose(debtor)}
              >
                <span className="grid anywhere">
                  <b>{debtor.company}</b>
                  <small className="t13 fg-2">{namedOf(debtor, t)}</small>
                </span>
                <span className="fixed t13 figures">{t.owes(money(debtor.open))}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li>{t.nobody}</li>}
        </ul>
      )}
    </div>
  )
}

const namedOf = (
  { number, order_id, invoice_number }: Debtor,
  t: { invoice: (number: string) => string; order: (id: number) => string },
): string =>
  [number, invoice_number && t.invoice(invoice_number), order_id !== null && !invoice_number && t.order(order_id)]
    .filter(Boolean)
    .join(' · ')
