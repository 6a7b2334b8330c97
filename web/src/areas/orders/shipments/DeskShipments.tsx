import { addressOf } from '@fairfloor/domain/endpoint'
import { type DeskOrder, getDeskDeliveryNote } from '@fairfloor/domain/orders/desk-contract'
import { Suspense, useState } from 'react'
import { count } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import text from '../../../ui/text.module.css'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { type Shipment, ShipmentGoods } from './ShipmentGoods.tsx'
import { ShipmentHead } from './ShipmentHead.tsx'
import styles from './shipments.module.css'
import { shipmentTexts } from './texts.ts'

const HandOver = lazyPart(async () => ({ default: (await import('./HandOver.tsx')).HandOver }))
const TakeBack = lazyPart(async () => ({ default: (await import('./TakeBack.tsx')).TakeBack }))

/** The shipments of an order as the operator sees them: given to the carrier, and what came back. */
export function DeskShipments({ desk }: { desk: DeskOrder }) {
  const t = useTexts(shipmentTexts)
  const { shipments } = desk.order
  return (
    <DeskPanel title={t.title(shipments.length)}>
      <div className="grid gap-4">
        {shipments.map((shipment, i) => (
          <One key={shipment.shipment_id} desk={desk} shipment={shipment} place={i + 1} />
        ))}
      </div>
    </DeskPanel>
  )
}

function One({ desk, shipment, place }: { desk: DeskOrder; shipment: Shipment; place: number }) {
  const t = useTexts(shipmentTexts)
  const [open, setOpen] = useState<'hand over' | 'back' | null>(null)
  const shut = () => setOpen(null)
  const { shipment_id, shipped_at, invoice_number } = shipment
  const { note, by, returns } = desk.shipments.find(one => one.shipment_id === shipment_id)!
  const given = { order: desk.order, shipment, note, onDone: shut }
  return (
    <article className={`grid gap-2 line-below pb-4 ${styles.shipment}`}>
      <ShipmentHead shipment={shipment} place={place} />
      {(by || note) && <p className="t13 fg-2 anywhere">{[by, note].filter(Boolean).join(': ')}</p>}
      <ShipmentGoods order={desk.order} shipment={shipment} />
      {returns.map(({ return_id, reason, lines }) => (
        <p key={return_id} className="t13 fg-2 anywhere">
          {t.back.came(count(lines.reduce((sum, { quantity }) => sum + quantity, 0)), t.back.reasons[reason])}
        </p>
      ))}
      <p className="row wrap middle gap-y-1 gap-x-4 fg-2 at-least-24">
        <a
          className={text.link}
          href={addressOf(getDeskDeliveryNote, { params: { shipment_id } })}
          aria-label={t.noteOf(place)}
        >
          {t.note}
        </a>
        {invoice_number}
      </p>
      <div className="row wrap middle gap-3">
        <Button onClick={() => setOpen('hand over')}>{shipped_at ? t.handOver.change : t.handOver.act}</Button>
        {shipped_at && <Button onClick={() => setOpen('back')}>{t.back.act}</Button>}
      </div>
      <Sheet open={open === 'hand over'} onClose={shut} title={t.handOver.title(place)} narrow scrim>
        <Suspense>{open === 'hand over' && <HandOver {...given} />}</Suspense>
      </Sheet>
      <Sheet open={open === 'back'} onClose={shut} title={t.back.title(place)} scrim>
        <Suspense>{open === 'back' && <TakeBack {...given} returns={returns} />}</Suspense>
      </Sheet>
    </article>
  )
}
