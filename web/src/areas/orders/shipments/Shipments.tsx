import { NEW_COMPLAINT } from '@fairfloor/domain/complaints/addresses'
import { addressOf } from '@fairfloor/domain/endpoint'
import { getDeliveryNote } from '@fairfloor/domain/orders/later-contract'
import type { ReactNode } from 'react'
import { sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import text from '../../../ui/text.module.css'
import type { Order } from '../orders.ts'
import { nameOf, ShipmentGoods } from './ShipmentGoods.tsx'
import { ShipmentHead } from './ShipmentHead.tsx'
import styles from './shipments.module.css'
import { shipmentTexts } from './texts.ts'
import { useComplainable, useComplainDay } from './use-complainable.ts'

/** The link by which the buyer complains of a shipped line, as long as that is possible. */
function useComplain(order: Order): (shipment: number, line: number) => ReactNode {
  const { language } = useLanguage()
  const t = useTexts(shipmentTexts)
  const { order_id } = order
  const lines = useComplainable(order)
  return (shipment, line) =>
    lines?.some(one => one.shipment_id === shipment && one.line === line && one.left > 0) && (
      <PageLink
        to={addressOf({ path: NEW_COMPLAINT }, { query: { order: order_id, shipment, line } })}
        className={`across own-start t13 cobalt at-least-24 ${text.lined}`}
        aria-label={t.complainOf(sizeText(nameOf(order, line), language))}
      >
        {t.complain}
      </PageLink>
    )
}

/** What has been shipped of the customer's order: where it is, what is in it, and its papers. */
export function Shipments({ order }: { order: Order }) {
  const t = useTexts(shipmentTexts)
  const { order_id, shipments } = order
  const complainOf = useComplain(order)
  const untilOf = useComplainDay(order)
  if (shipments.length === 0) return null
  return (
    <section className="grid gap-3 mt-8">
      <h2>{t.title(shipments.length)}</h2>
      <div className="grid gap-4">
        {shipments.map((shipment, i) => (
          <article key={shipment.shipment_id} className={`grid gap-2 line-below pb-4 ${styles.shipment}`}>
            <ShipmentHead shipment={shipment} place={i + 1} />
            <ShipmentGoods order={order} shipment={shipment} actOf={line => complainOf(shipment.shipment_id, line)} />
            <p className="row wrap middle gap-y-1 gap-x-4 fg-2 at-least-24">
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
              <span className="t13 fg-2 anywhere">{untilOf([shipment])}</span>
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}
