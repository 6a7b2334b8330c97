import { bookEntry, type Entry } from '@fairfloor/domain/payments/received/bank-contract'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { BookingError, withdraw } from './BookingError.tsx'
import { everyEntry, everyMoney } from './queries.ts'
import { receivedTexts } from './texts.ts'
import { type Who, WhoPays, whatOf } from './WhoPays.tsx'

interface AssignFormProps {
  entry: Entry
  onDone: (said: string) => void
}

/** Books a sum of the bank for a customer that nobody has proposed. */
export function AssignForm({ entry, onDone }: AssignFormProps) {
  const t = useTexts(receivedTexts)
  const { entry_id, amount, payer, text } = entry
  const form = useDeskForm({
    name: `bank-entry ${entry_id}`,
    record: null,
    draftOf: () => ({ who: null as Who | null }),
    words: { who: t.assign },
    faults: ({ who }) => ({ who: !who && t.form.nobody }),
    onTyped: withdraw,
    call: bookEntry,
    input: ({ who }) => who && { params: { entry_id }, body: whatOf(who) },
    invalidates: everyMoney,
    invalidatesOnRefusal: everyEntry,
    onSuccess: answer => onDone(t.booked(money(answer.settled), money(answer.left))),
  })
  return (
    <DeskForm form={form} label={t.assign} save={t.assign} problem={<BookingError of={form.save} />}>
      <p className="t13 fg-2 anywhere">{[payer, text].filter(Boolean).join(' · ')}</p>
      <WhoPays
        who={form.draft.who}
        amount={amount}
        error={form.errorAt('who')}
        onChange={who => form.change({ who })}
      />
    </DeskForm>
  )
}
