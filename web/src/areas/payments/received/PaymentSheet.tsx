import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { type Payment, settlePayment, takeBackPayment } from '@fairfloor/domain/payments/received/contract'
import { type FormEvent, useState } from 'react'
import { calendarDay, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import text from '../../../ui/text.module.css'
import { BookingError, withdraw } from './BookingError.tsx'
import { everyMoney } from './queries.ts'
import { receivedTexts } from './texts.ts'
import { type Who, WhoPays } from './WhoPays.tsx'

interface PaymentSheetProps {
  payment: Payment
  onDone: (said: string) => void
}

/** A payment: what it has paid, what is left, and what can be done with it. */
export function PaymentSheet({ payment, onDone }: PaymentSheetProps) {
  const t = useTexts(receivedTexts)
  return (
    <div className="stack gap-5">
      <Facts payment={payment} />
      {payment.reversed_at !== null && (
        <Alert title={t.takenBack}>{[payment.reversed_why, payment.reversed_by].filter(Boolean).join(' · ')}</Alert>
      )}
      {payment.is_order_cancelled && payment.left > 0 && <Alert tone="warning">{t.ofCancelled}</Alert>}
      {payment.left > 0 && <UseLeft payment={payment} onDone={onDone} />}
      {payment.reversed_at === null && payment.method !== 'card' && <TakeBack payment={payment} onDone={onDone} />}
    </div>
  )
}

function Facts({ payment }: { payment: Payment }) {
  const t = useTexts(receivedTexts)
  const { language } = useLanguage()
  const items = [
    { key: t.amount, value: money(payment.amount) },
    { key: t.day, value: calendarDay(payment.received_on, language, { year: true }) },
    { key: t.method, value: t.methods[payment.method] },
    { key: t.payer, value: payment.payer },
    { key: t.reference, value: payment.reference },
    { key: t.note, value: payment.note },
    { key: t.recordedBy, value: payment.recorded_by },
    payment.order_id !== null && {
      key: t.paysAhead,
      value: (
        <PageLink to={addressOf(orderDeskPage, { params: { deskOrder: payment.order_id } })} className={text.link}>
          {t.orderOf(payment.order_id)}
        </PageLink>
      ),
    },
    ...payment.settled.map(one => ({
      key: one.invoice_number,
      note: t.orderOf(one.order_id),
      value: money(one.amount),
    })),
    payment.reversed_at === null && { key: t.left, value: money(payment.left), look: 'rule' as const },
  ]
  return <KeyValue lined compact items={items.filter(item => item !== false && Boolean(item.value)) as KeyValueItems} />
}

type KeyValueItems = Parameters<typeof KeyValue>[0]['items']

function UseLeft({ payment, onDone }: PaymentSheetProps) {
  const t = useTexts(receivedTexts)
  const { customer_id, company, left, payment_id } = payment
  const [who, setWho] = useState<Who>(() => ({
    debtor: { customer_id, company, number: null, order_id: null, invoice_number: null, open: 0 },
    chosen: { orderId: null, invoiceIds: [] },
    isProposal: true,
  }))
  const settle = useApiMutation(settlePayment, {
    invalidates: everyMoney,
    onSuccess: answer => onDone(t.booked(money(answer.settled), money(answer.left))),
  })
  const { orderId, invoiceIds } = who.chosen
  const isNothing = orderId === null && invoiceIds.length === 0
  const choose = (next: Who | null) => {
    withdraw(settle)
    if (next) setWho(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isNothing)
      void settle.run({ params: { payment_id }, body: { order_id: orderId, invoice_ids: [...invoiceIds] } })
  }
  return (
    <form className="grid gap-4 line-above pt-4" aria-label={t.useLeft} onSubmit={submit}>
      <h3>{t.useLeft}</h3>
      <WhoPays who={who} amount={left} onChange={choose} isFixed />
      <BookingError of={settle} />
      <div className="row wrap middle gap-3">
        <Button type="submit" variant="ink" disabled={isNothing} loading={settle.loading} done={settle.done}>
          {t.settle}
        </Button>
      </div>
    </form>
  )
}

function TakeBack({ payment: { payment_id, is_from_bank }, onDone }: PaymentSheetProps) {
  const t = useTexts(receivedTexts)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const back = useApiMutation(takeBackPayment, { invalidates: everyMoney, onSuccess: () => onDone(t.wasTakenBack) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (reason.trim() !== '') void back.run({ params: { payment_id }, body: { reason } })
  }
  return (
    <form className="grid gap-4 line-above pt-4" aria-label={t.takeBack} noValidate onSubmit={submit}>
      <h3>{t.takeBack}</h3>
      <p className="t13 fg-2 anywhere">{is_from_bank ? t.takeBackBank : t.takeBackHint}</p>
      <TextInput
        label={t.reason}
        maxLength={500}
        value={reason}
        error={asked && reason.trim() === '' ? t.form.missing : null}
        onChange={event => setReason(event.target.value)}
      />
      <MutationError of={back} onRetry={submit} />
      <div className="row wrap middle gap-3">
        <Button type="submit" loading={back.loading} done={back.done}>
          {t.takeBack}
        </Button>
      </div>
    </form>
  )
}
