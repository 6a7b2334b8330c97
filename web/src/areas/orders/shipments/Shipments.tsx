import { addressOf } from '@fairfloor/domain/endpoint'
import { getDeliveryNote } from '@fairfloor/domain/orders/later-contract'
import { useTexts } from '../../../lib/texts.tsx'
import text from '../../../ui/text.module.css'
import type { Order } from '../orders.ts'
import { ShipmentGoods } from './ShipmentGoods.tsx'
import { ShipmentHead } from './ShipmentHead.tsx'
import styles from './shipments.module.css'
import { shipmentTexts } from './texts.ts'

/** What has been shipped of the customer's order: where it is, what is in it, and its papers. */
export function Shipments({ order }: { order: Order }) {
  const t = useTexts(shipmentTexts)
  const { order_id, shipments } = order
  if (shipments.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t.title(shipments.length)}</h2>
      <div className={styles.shipments}>
        {shipments.map((shipment, i) => (
          <article key={shipment.shipment_id} className={styles.shipment}>
            <ShipmentHead shipment={shipment} place={i + 1} />
            <ShipmentGoods order={order} shipment={shipment} />
            <p className={styles.papers}>
              <a
                className={text.link}
                href={addressOf(getDeliveryNote, { params: { order_id, shipment_id: shipment.shipment_id } })}
                aria-label={t.noteOf(i + 1)}
              >
                {t.note}
              </a>
              {shipment.invoice_number !== null && (
                <a
                  className={text.link}
                  href={`/orders/invoicePdf/${order_id}/${shipment.invoice_number}`}
                  aria-label={t.invoiceOf(shipment.invoice_number)}
                >
                  {shipment.invoice_number}
                </a>
              )}
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}
