import { removeMinimum, type ShippingDesk, saveMinimum } from '@fairfloor/domain/shipping/desk-contract'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { amountIn, amountText } from '../../lib/typed-amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Column } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { DeskTable } from './DeskTable.tsx'
import { ALL, chosen, useNames } from './names.ts'
import { deskChanges, shippingDeskQuery, useNewest } from './queries.ts'
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
    <DeskTable t={t} columns={columns} rows={desk.minimums} rowKey={keyOf} onAdd={() => setOpen('new')}>
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
  const changes = { ...deskChanges, invalidatesOnRefusal: [shippingDeskQuery], onSuccess: onDone }
  const remove = useApiMutation(removeMinimum, changes)
  const form = useDeskForm({
    ...changes,
    name: `order-minimum ${minimum ? `${minimum.country} ${minimum.first_order}` : 'new'}`,
    record: minimum,
    draftOf,
    newest: useNewest(({ minimums }) => minimums.find(one => minimum && keyOf(one) === keyOf(minimum))),
    words: { country: words.country, first_order: t.isFirst, amount: t.amount },
    faults: ({ amount }) => ({ amount: amountIn(amount) == null && words.wrongAmount }),
    call: saveMinimum,
    input: ({ country, first_order, amount }, version) => ({
      body: { version: version || null, country: chosen(country), first_order, amount: amountIn(amount) ?? 0 },
    }),
  })
  return (
    <DeskForm
      form={form}
      label={t.title}
      save={t.save}
      acts={
        minimum && (
          <AskFirst
            icon="trash"
            label={words.remove}
            sure={words.sure}
            of={remove}
            onSure={() => {
              const { version, country, first_order } = minimum
              void remove.run({ body: { version, country, first_order } })
            }}
          >
            {t.removeText}
          </AskFirst>
        )
      }
    >
      <Select
        {...form.choice('country')}
        disabled={minimum !== null}
        options={[ALL, ...countries].map(code => ({ value: code, label: names.country(chosen(code)) }))}
      />
      <Checkbox {...form.check('first_order')} disabled={minimum !== null} />
      <TextInput {...form.text('amount')} inputMode="decimal" maxLength={10} />
    </DeskForm>
  )
}

const keyOf = ({ country, first_order }: Minimum) => `${country} ${first_order}`

const draftOf = (minimum: Minimum | null) => ({
  country: minimum?.country ?? ALL,
  first_order: minimum?.first_order ?? false,
  amount: amountText(minimum?.amount),
})
