import { bookPayment } from '@fairfloor/domain/payments/received/contract'
import { type HandMethod, handMethods } from '@fairfloor/domain/payments/received/states'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { typedAmount } from './amount.ts'
import { BookingError, withdraw } from './BookingError.tsx'
import { everyMoney } from './queries.ts'
import { receivedTexts } from './texts.ts'
import { type Who, WhoPays, whatOf } from './WhoPays.tsx'

const EMPTY = {
  ...{ who: null as Who | null, amount: '', on: '', method: 'transfer' as HandMethod },
  ...{ payer: '', reference: '', note: '' },
}

interface PaymentFormProps {
  today: string
  onDone: (booked: { settled: number; left: number }) => void
}

/** Books money by hand: who has paid how much, when and what for. */
export function PaymentForm({ today, onDone }: PaymentFormProps) {
  const t = useTexts(receivedTexts)
  const form = useDeskForm({
    name: 'payment new',
    record: null,
    draftOf: () => ({ ...EMPTY, on: today }),
    words: {
      ...{ who: t.who.find, amount: t.amount, on: t.day, method: t.method },
      ...{ payer: t.payer, reference: t.reference, note: t.note },
    },
    faults: ({ who, amount, on }) => ({
      who: !who && t.form.nobody,
      amount: typedAmount(amount) === null && t.form.wrongAmount,
      on: on === '' && t.form.missing,
    }),
    onTyped: withdraw,
    call: bookPayment,
    input: ({ who, amount: typed, on: received_on, method, payer, reference, note }) => {
      const amount = typedAmount(typed)
      if (!who || amount === null) return null
      const texts = { payer: payer || null, reference: reference || null, note: note || null }
      return { body: { ...whatOf(who), method, amount, received_on, ...texts } }
    },
    invalidates: everyMoney,
    onSuccess: onDone,
  })
  const { draft } = form
  const isDayWrong = form.save.fieldErrors.some(({ path }) => path === 'received_on')
  return (
    <DeskForm form={form} label={t.book} save={t.book} problem={isDayWrong ? '' : <BookingError of={form.save} />}>
      <WhoPays
        who={draft.who}
        amount={typedAmount(draft.amount)}
        error={form.errorAt('who')}
        onChange={who => form.change({ who })}
      />
      <div className="grid fields top gap-4">
        <TextInput {...form.text('amount')} inputMode="decimal" maxLength={20} />
        <TextInput {...form.text('on', 'received_on')} type="date" max={today} />
        <Select {...form.choice('method')} options={handMethods.map(value => ({ value, label: t.methods[value] }))} />
      </div>
      <div className="grid fields top gap-4">
        <TextInput {...form.text('payer')} optional maxLength={140} />
        <TextInput {...form.text('reference')} optional maxLength={500} />
      </div>
      <TextArea {...form.text('note')} optional rows={2} maxLength={2000} />
    </DeskForm>
  )
}
