import { carrierKinds } from '@fairfloor/domain/seller/carriers'
import { type CarrierBody, type ShippingDesk, saveCarrier } from '@fairfloor/domain/shipping/desk-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import form from '../back-office/desk-form.module.css'
import { FormActs } from '../back-office/FormActs.tsx'
import { DeskTable } from './DeskTable.tsx'
import { deskChanges, shippingDeskQuery } from './queries.ts'
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
  const [name, setName] = useState(carrier?.name ?? '')
  const [kind, setKind] = useState<CarrierBody['kind']>(carrier?.kind ?? 'parcel')
  const [tracking, setTracking] = useState(carrier?.tracking_url ?? '')
  const [isActive, setActive] = useState(carrier?.is_active ?? true)
  const [asked, setAsked] = useState(false)
  const save = useApiMutation(saveCarrier, {
    ...deskChanges,
    invalidatesOnRefusal: [shippingDeskQuery],
    onSuccess: onDone,
  })
  const errorAt = (path: string) => save.fieldErrors.find(error => error.path === path)?.detail ?? null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() === '') return
    const body = { version: carrier?.version ?? null, name, kind, tracking_url: tracking.trim() || null }
    void save.run({ body: { ...body, is_active: isActive } })
  }
  return (
    <form className={form.form} aria-label={carrier?.name ?? t.add} noValidate onSubmit={submit}>
      <TextInput
        label={t.name}
        hint={t.nameHint}
        maxLength={60}
        disabled={carrier !== null}
        value={name}
        error={asked && name.trim() === '' ? words.missing : errorAt('name')}
        onChange={event => setName(event.target.value)}
      />
      <Select
        label={t.kind}
        value={kind}
        options={carrierKinds.map(value => ({ value, label: t.kinds[value] }))}
        onChange={setKind}
      />
      <TextInput
        label={t.tracking}
        hint={t.trackingHint}
        optional
        type="url"
        maxLength={300}
        value={tracking}
        error={errorAt('tracking_url')}
        onChange={event => setTracking(event.target.value)}
      />
      <Checkbox label={t.active} checked={isActive} onChange={setActive} />
      <MutationError of={save} onRetry={submit} />
      <FormActs save={save} label={t.save} />
    </form>
  )
}
