import { bookPayment } from '@fairfloor/domain/payments/received/contract'
import { type HandMethod, handMethods } from '@fairfloor/domain/payments/received/states'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import form from '../../back-office/desk-form.module.css'
import { FormActs } from '../../back-office/FormActs.tsx'
import { typedAmount } from './amount.ts'
import { BookingError, withdraw } from './BookingError.tsx'
import { everyMoney } from './queries.ts'
import { receivedTexts } from './texts.ts'
import { type Who, WhoPays } from './WhoPays.tsx'

const EMPTY = { amount: '', on: '', method: 'transfer' as HandMethod, payer: '', reference: '', note: '' }

interface PaymentFormProps {
  today: string
  onDone: (booked: { settled: number; left: number }) => void
}

/** Books money by hand: who has paid how much, when and what for. */
export function PaymentForm({ today, onDone }: PaymentFormProps) {
  const t = useTexts(receivedTexts)
  const [who, setWho] = useState<Who | null>(null)
  const [draft, setDraft] = useState({ ...EMPTY, on: today })
  const [asked, setAsked] = useState(false)
  const book = useApiMutation(bookPayment, { invalidates: everyMoney, onSuccess: onDone })
  const amount = typedAmount(draft.amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!who || amount === null || draft.on === '') return
    const { payer, reference, note, on: received_on, method } = draft
    const texts = { payer: payer || null, reference: reference || null, note: note || null }
    const what = { order_id: who.chosen.orderId, invoice_ids: [...who.chosen.invoiceIds] }
    void book.run({ body: { customer_id: who.debtor.customer_id, ...what, method, amount, received_on, ...texts } })
  }
  const change = (part: Partial<typeof draft>) => {
    withdraw(book)
    setDraft(now => ({ ...now, ...part }))
  }
  const field = (name: 'amount' | 'on' | 'payer' | 'reference' | 'note') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const wrongDay = book.fieldErrors.find(({ path }) => path === 'received_on')?.detail
  return (
    <form className={form.form} aria-label={t.book} noValidate onSubmit={submit}>
      <WhoPays
        who={who}
        amount={amount}
        error={asked ? t.form.nobody : null}
        onChange={next => {
          withdraw(book)
          setWho(next)
        }}
      />
      <div className={form.row}>
        <TextInput
          label={t.amount}
          inputMode="decimal"
          maxLength={20}
          error={asked && amount === null ? t.form.wrongAmount : null}
          {...field('amount')}
        />
        <TextInput
          type="date"
          label={t.day}
          max={today}
          error={wrongDay ?? (asked && draft.on === '' ? t.form.missing : null)}
          {...field('on')}
        />
        <Select
          label={t.method}
          value={draft.method}
          options={handMethods.map(value => ({ value, label: t.methods[value] }))}
          onChange={method => change({ method })}
        />
      </div>
      <div className={form.row}>
        <TextInput label={t.payer} optional maxLength={140} {...field('payer')} />
        <TextInput label={t.reference} optional maxLength={500} {...field('reference')} />
      </div>
      <TextArea label={t.note} optional rows={2} maxLength={2000} {...field('note')} />
      <FormActs save={book} label={t.book}>
        {!wrongDay && <BookingError of={book} />}
      </FormActs>
    </form>
  )
}
