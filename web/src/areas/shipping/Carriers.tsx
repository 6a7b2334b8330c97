import { carrierKinds } from '@fairfloor/domain/seller/carriers'
import { type ShippingDesk, saveCarrier } from '@fairfloor/domain/shipping/desk-contract'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { DeskTable } from './DeskTable.tsx'
import { deskChanges, shippingDeskQuery, useNewest } from './queries.ts'
import { shippingTexts } from './texts.ts'

type Carrier = ShippingDesk['carriers'][number]

/** Who brings the goods; one opens in a sheet. */
export function Carriers({ desk: { carriers } }: { desk: ShippingDesk }) {
  const words = useTexts(shippingTexts)
  const t = words.carriers
  const [open, setOpen] = useState<Carrier | 'new' | null>(null)
  const columns: Column<Carrier>[] = [
    { id: 'name', head: t.name, phone: 'title', cell: ({ name }) => name },
    { id: 'kind', head: t.kind, cell: ({ kind }) => t.kinds[kind] },
    {
      id: 'active',
      head: t.active,
      cell: ({ is_active }) => (is_active ? <Tag tone="green">{t.active}</Tag> : <Tag>{t.inactive}</Tag>),
    },
    {
      id: 'change',
      head: words.change,
      hideHead: true,
      align: 'end',
      cell: carrier => (
        <Button aria-label={t.openOf(carrier.name)} onClick={() => setOpen(carrier)}>
          {words.change}
        </Button>
      ),
    },
  ]
  return (
    <DeskTable t={t} columns={columns} rows={carriers} rowKey={({ name }) => name} onAdd={() => setOpen('new')}>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'new' ? t.add : (open?.name ?? t.title)}
        narrow
        scrim
      >
        {open !== null && <CarrierForm carrier={open === 'new' ? null : open} onDone={() => setOpen(null)} />}
      </Sheet>
    </DeskTable>
  )
}

function CarrierForm({ carrier, onDone }: { carrier: Carrier | null; onDone: () => void }) {
  const words = useTexts(shippingTexts)
  const t = words.carriers
  const form = useDeskForm({
    ...deskChanges,
    invalidatesOnRefusal: [shippingDeskQuery],
    onSuccess: onDone,
    name: `carrier ${carrier?.name ?? 'new'}`,
    record: carrier,
    draftOf,
    newest: useNewest(({ carriers }) => carriers.find(({ name }) => name === carrier?.name)),
    words: { name: t.name, kind: t.kind, tracking_url: t.tracking, is_active: t.active },
    show: value => t.kinds[value as Carrier['kind']],
    faults: ({ name }) => ({ name: name.trim() === '' && words.missing }),
    call: saveCarrier,
    input: ({ tracking_url: tracking, ...draft }, version) => ({
      body: { version: version || null, ...draft, tracking_url: tracking.trim() || null },
    }),
  })
  return (
    <DeskForm form={form} label={carrier?.name ?? t.add} save={t.save}>
      <TextInput {...form.text('name')} hint={t.nameHint} maxLength={60} disabled={carrier !== null} />
      <Select {...form.choice('kind')} options={carrierKinds.map(value => ({ value, label: t.kinds[value] }))} />
      <TextInput {...form.text('tracking_url')} hint={t.trackingHint} optional type="url" maxLength={300} />
      <Checkbox {...form.check('is_active')} />
    </DeskForm>
  )
}

const draftOf = (carrier: Carrier | null) => ({
  name: carrier?.name ?? '',
  kind: carrier?.kind ?? ('parcel' as const),
  tracking_url: carrier?.tracking_url ?? '',
  is_active: carrier?.is_active ?? true,
})
