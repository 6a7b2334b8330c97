import { removeMinimum, type ShippingDesk, saveMinimum } from '@fairfloor/domain/shipping/desk-contract'
import { type FormEvent, useState } from 'react'
import { money } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { amountIn, amountText } from '../../lib/typed-amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Column } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import form from '../back-office/desk-form.module.css'
import { FormActs } from '../back-office/FormActs.tsx'
import { DeskTable } from './DeskTable.tsx'
import { ALL, chosen, useNames } from './names.ts'
import { deskChanges, shippingDeskQuery } from './queries.ts'
import { shippingTexts } from './texts.ts'

type Minimum = ShippingDesk['minimums'][number]

/** What an order must come to; one opens in a sheet. */
export function Minimums({ desk }: { desk: ShippingDesk }) {
  const words = useTexts(shippingTexts)
  const t = words.minimums
  const names = useNames()
  const [open, setOpen] = useState<Minimum | 'new' | null>(null)
  const columns: Column<Minimum>[] = [
    { id: 'country', head: words.country, phone: 'title', cell: ({ country }) => names.country(country) },
    { id: 'orders', head: t.orders, cell: ({ first_order }) => (first_order ? t.first : t.every) },
    { id: 'amount', head: t.amountHead, align: 'end', cell: ({ amount }) => money(amount) },
    {
      id: 'change',
      head: words.change,
      hideHead: true,
      align: 'end',
      cell: minimum => {
        const name = `${names.country(minimum.country)}, ${minimum.first_order ? t.first : t.every}`
        return (
          <Button aria-label={t.openOf(name)} onClick={() => setOpen(minimum)}>
            {words.change}
          </Button>
        )
      },
    },
  ]
  return (
    <DeskTable
      t={t}
      columns={columns}
      rows={desk.minimums}
      rowKey={({ country, first_order }) => `${country} ${first_order}`}
      onAdd={() => setOpen('new')}
    >
      <Sheet open={open !== null} onClose={() => setOpen(null)} title={open === 'new' ? t.add : t.title} narrow scrim>
        {open !== null && (
          <MinimumForm countries={desk.countries} minimum={open === 'new' ? null : open} onDone={() => setOpen(null)} />
        )}
      </Sheet>
    </DeskTable>
  )
}

interface MinimumFormProps {
  countries: readonly string[]
  minimum: Minimum | null
  onDone: () => void
}

function MinimumForm({ countries, minimum, onDone }: MinimumFormProps) {
  const words = useTexts(shippingTexts)
  const t = words.minimums
  const names = useNames()
  const [country, setCountry] = useState(minimum?.country ?? ALL)
  const [isFirst, setFirst] = useState(minimum?.first_order ?? false)
  const [typed, setTyped] = useState(amountText(minimum?.amount))
  const [asked, setAsked] = useState(false)
  const changes = { ...deskChanges, invalidatesOnRefusal: [shippingDeskQuery], onSuccess: onDone }
  const save = useApiMutation(saveMinimum, changes)
  const remove = useApiMutation(removeMinimum, changes)
  const amount = amountIn(typed)
  const key = { country: chosen(country), first_order: isFirst }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (amount != null) void save.run({ body: { version: minimum?.version ?? null, ...key, amount } })
  }
  return (
    <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
      <Select
        label={words.country}
        value={country}
        disabled={minimum !== null}
        error={save.fieldErrors.find(({ path }) => path === 'country')?.detail ?? null}
        options={[ALL, ...countries].map(code => ({ value: code, label: names.country(chosen(code)) }))}
        onChange={setCountry}
      />
      <Checkbox label={t.isFirst} checked={isFirst} disabled={minimum !== null} onChange={setFirst} />
      <TextInput
        label={t.amount}
        inputMode="decimal"
        maxLength={10}
        value={typed}
        error={asked && amount == null ? words.wrongAmount : null}
        onChange={event => setTyped(event.target.value)}
      />
      <MutationError of={save} onRetry={submit} />
      <FormActs save={save} label={t.save}>
        {minimum && (
          <AskFirst
            icon="trash"
            label={words.remove}
            sure={words.sure}
            of={remove}
            onSure={() => void remove.run({ body: { version: minimum.version, ...key } })}
          >
            {t.removeText}
          </AskFirst>
        )}
      </FormActs>
    </form>
  )
}
