import { handOver } from '@fairfloor/domain/picking/contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import form from '../../back-office/desk-form.module.css'
import { deskOrderQuery, everyDeskOrders } from '../desk-queries.ts'
import type { Order } from '../orders.ts'
import { HandOverFields, type Said, sentOf } from './HandOverFields.tsx'
import type { Shipment } from './ShipmentGoods.tsx'
import { shipmentTexts } from './texts.ts'

interface HandOverProps {
  order: Order
  shipment: Shipment
  note: string | null
  onDone: () => void
}

/** Gives a packed shipment to the carrier, or changes what is said of one that is with it. */
export function HandOver({ order, shipment, note, onDone }: HandOverProps) {
  const t = useTexts(shipmentTexts).handOver
  const { shipment_id, tracking, parcels, shipped_at } = shipment
  const [said, setSaid] = useState<Said>({ tracking: tracking ?? '', parcels, note: note ?? '' })
  const save = useApiMutation(handOver, {
    invalidates: [deskOrderQuery(order.order_id), everyDeskOrders],
    onSuccess: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.run({ params: { shipment_id }, body: sentOf(said) })
  }
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {!shipped_at && <p>{t.hint}</p>}
      <HandOverFields said={said} onChange={setSaid} />
      <MutationError of={save} onRetry={submit} />
      <div className={form.acts}>
        <Button type="submit" variant="ink" loading={save.loading}>
          {shipped_at ? t.keep : t.save}
        </Button>
      </div>
    </form>
  )
}
