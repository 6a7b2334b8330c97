import { bookEntry, type Entry } from '@fairfloor/domain/payments/received/bank-contract'
import { type FormEvent, useState } from 'react'
import { money } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import form from '../../back-office/desk-form.module.css'
import { FormActs } from '../../back-office/FormActs.tsx'
import { BookingError, withdraw } from './BookingError.tsx'
import { everyEntry, everyMoney } from './queries.ts'
import styles from './received.module.css'
import { receivedTexts } from './texts.ts'
import { type Who, WhoPays } from './WhoPays.tsx'

interface AssignFormProps {
  entry: Entry
  onDone: (said: string) => void
}

/** Books a sum of the bank for a customer that nobody has proposed. */
export function AssignForm({ entry, onDone }: AssignFormProps) {
  const t = useTexts(receivedTexts)
  const { entry_id, amount, payer, text } = entry
  const [who, setWho] = useState<Who | null>(null)
  const [asked, setAsked] = useState(false)
  const book = useApiMutation(bookEntry, {
    invalidates: everyMoney,
    invalidatesOnRefusal: everyEntry,
    onSuccess: answer => onDone(t.booked(money(answer.settled), money(answer.left))),
  })
  const choose = (next: Who | null) => {
    withdraw(book)
    setWho(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!who) return
    const { debtor, chosen } = who
    const body = { customer_id: debtor.customer_id, order_id: chosen.orderId, invoice_ids: [...chosen.invoiceIds] }
    void book.run({ params: { entry_id }, body })
  }
  return (
    <form className={form.form} aria-label={t.assign} noValidate onSubmit={submit}>
      <p className={styles.quiet}>{[payer, text].filter(Boolean).join(' · ')}</p>
      <WhoPays who={who} amount={amount} error={asked ? t.form.nobody : null} onChange={choose} />
      <BookingError of={book} />
      <FormActs save={book} label={t.assign} />
    </form>
  )
}
