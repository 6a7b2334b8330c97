import { useTexts } from '../../../lib/texts.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { useDay } from '../orders.ts'
import type { Shipment } from './ShipmentGoods.tsx'
import { shipmentTexts } from './texts.ts'

/** Which shipment it is, where it is, and how to follow it. @param place from 1 */
export function ShipmentHead({ shipment, place }: { shipment: Shipment; place: number }) {
  const t = useTexts(shipmentTexts)
  const dayOf = useDay()
  const { shipped_at, carrier, parcels, tracking, tracking_href } = shipment
  return (
    <>
      <div className="row wrap middle gap-y-1 gap-x-3">
        <h3>{t.shipment(place)}</h3>
        <Tag tone={shipped_at ? 'green' : 'amber'}>{shipped_at ? t.left(dayOf(shipped_at)) : t.packed}</Tag>
      </div>
      <p className="row wrap middle between gap-y-1 gap-x-4 t13 fg-2 at-least-24">
        <span>{[carrier, parcels && t.parcels(parcels)].filter(Boolean).join(' · ')}</span>
        {tracking_href !== null && tracking !== null ? (
          <a
            className={text.link}
            href={tracking_href}
            target="_blank"
            rel="noreferrer"
            aria-label={t.follow(tracking)}
          >
            {tracking}
          </a>
        ) : (
          <span>{tracking}</span>
        )}
      </p>
    </>
  )
}
