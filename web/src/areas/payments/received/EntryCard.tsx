import { bookEntry, decideEntry, type Entry } from '@fairfloor/domain/payments/received/bank-contract'
import { Suspense, useState } from 'react'
import { calendarDay, money } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { BookingError, withdraw } from './BookingError.tsx'
import { MatchChoice } from './MatchChoice.tsx'
import { everyEntry, everyMoney } from './queries.ts'
import styles from './received.module.css'
import { receivedTexts } from './texts.ts'

// Its code comes after the page, as it is opened later.
const AssignForm = lazyPart(async () => ({ default: (await import('./AssignForm.tsx')).AssignForm }))

interface EntryCardProps {
  entry: Entry
  onSaid: (said: string) => void
}

/** A sum of the bank: who has paid, what it may be for, and what is decided of it. */
export function EntryCard({ entry, onSaid }: EntryCardProps) {
  const t = useTexts(receivedTexts)
  const { language } = useLanguage()
  const { amount, booked_on, payer, payer_iban, text, end_to_end, state, company, decided_by, is_certain } = entry
  return (
    <article className={`grid top gap-4 bordered round-card pad-4 ${styles.entry}`}>
      <div className="grid at-start packed gap-1">
        <b className="sign t24">{money(amount)}</b>
        <small className="t13 fg-2">{calendarDay(booked_on, language, { year: true })}</small>
        {is_certain && <Tag tone="green">{t.certain}</Tag>}
      </div>
      <div className="grid gap-half anywhere">
        <b>{payer || t.unnamed}</b>
        {payer_iban && <small className="t13 fg-2 figures">{payer_iban.replace(/(.{4})(?=.)/g, '$1 ')}</small>}
        <p className="mt-1">{text || end_to_end || t.noText}</p>
      </div>
      <div className="grid gap-3">
        {state === 'open' ? (
          <Decide entry={entry} onSaid={onSaid} />
        ) : (
          <>
            <p>
              {state === 'booked' ? t.bookedFor(company ?? '–', decided_by ?? '–') : t.setAsideBy(decided_by ?? '–')}
            </p>
            {state === 'set aside' && <TakeUp entry={entry} />}
          </>
        )}
      </div>
    </article>
  )
}

function Decide({ entry, onSaid }: EntryCardProps) {
  const t = useTexts(receivedTexts)
  const { entry_id, matches } = entry
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const changes = { invalidates: everyMoney, invalidatesOnRefusal: everyEntry }
  const book = useApiMutation(bookEntry, {
    ...changes,
    onSuccess: answer => onSaid(t.booked(money(answer.settled), money(answer.left))),
  })
  const aside = useApiMutation(decideEntry, changes)
  const match = matches[at] ?? matches[0]
  const choose = (next: number) => {
    withdraw(book)
    setAt(next)
  }
  const assigned = (said: string) => {
    setOpen(false)
    onSaid(said)
  }
  const params = { entry_id }
  const take = () => {
    if (!match) return
    const { customer_id, order_id, invoices } = match
    void book.run({ params, body: { customer_id, order_id, invoice_ids: invoices.map(one => one.invoice_id) } })
  }
  return (
    <>
      <MatchChoice matches={matches} at={at} onChoose={choose} amount={entry.amount} />
      <div className="row wrap middle gap-2">
        {match && (
          <Button variant="ink" loading={book.loading} done={book.done} onClick={take}>
            {t.bookFor(match.company)}
          </Button>
        )}
        <Button onClick={() => setOpen(true)}>{match ? t.assignOther : t.assign}</Button>
        <Button
          variant="ghost"
          loading={aside.loading}
          onClick={() => void aside.run({ params, body: { state: 'set aside' } })}
        >
          {t.setAside}
        </Button>
      </div>
      <BookingError of={book} />
      <MutationError of={aside} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.assignTitle(money(entry.amount))} scrim narrow>
        {isOpen && (
          <Suspense fallback={<Skeleton height={320} radius="card" />}>
            <AssignForm entry={entry} onDone={assigned} />
          </Suspense>
        )}
      </Sheet>
    </>
  )
}

function TakeUp({ entry: { entry_id } }: { entry: Entry }) {
  const t = useTexts(receivedTexts)
  const again = useApiMutation(decideEntry, { invalidates: everyMoney, invalidatesOnRefusal: everyMoney })
  return (
    <>
      <Button loading={again.loading} onClick={() => void again.run({ params: { entry_id }, body: { state: 'open' } })}>
        {t.takeUp}
      </Button>
      <MutationError of={again} />
    </>
  )
}
