import { handOver } from '@fairfloor/domain/picking/contract'
import { useTexts } from '../../../lib/texts.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
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
  const words = useTexts(shipmentTexts)
  const t = words.handOver
  const { shipment_id, tracking, parcels, shipped_at } = shipment
  const form = useDeskForm({
    name: `shipment ${shipment_id}`,
    record: shipment,
    draftOf: (): Said => ({ tracking: tracking ?? '', parcels, note: note ?? '' }),
    versionOf: () => '',
    words: { tracking: words.ship.tracking, parcels: words.ship.parcels, note: words.ship.note },
    call: handOver,
    input: said => ({ params: { shipment_id }, body: sentOf(said) }),
    invalidates: [deskOrderQuery(order.order_id), everyDeskOrders],
    onSuccess: onDone,
  })
  const label = shipped_at ? t.keep : t.save
  return (
    <DeskForm form={form} label={label} save={label}>
      {!shipped_at && <p>{t.hint}</p>}
      <HandOverFields said={form.draft} onChange={form.change} />
    </DeskForm>
  )
}
