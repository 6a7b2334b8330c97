import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { OrderDetail } from '../orders/OrderDetail.tsx'
import { ordersQuery } from '../orders/orders.ts'
import styles from './Release.module.css'
import { releaseTexts } from './release-texts.ts'
import type { Released } from './use-release.ts'

/** The order that the last release created: expanded and focused. */
export function ReleasedOrder({ released: { orderId, pieces } }: { released: Released }) {
  const t = useTexts(releaseTexts)
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order is led to
  useEffect(() => heading.current?.focus(), [orderId])

  return (
    <section className={`round-card pad-5 ${styles.made}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t.thanks(pieces, count(pieces))}
      </h2>
      <p>{t.thanksText}</p>
      <OrderDetail key={orderId} orderId={orderId} minimal defaultOpen />
    </section>
  )
}

interface EarlierReleasesProps {
  orderIds: readonly number[]
  /** The order that is shown above already. */
  except: number | undefined
}

/** The orders of earlier releases, each collapsible. */
export function EarlierReleases({ orderIds, except }: EarlierReleasesProps) {
  const t = useTexts(releaseTexts)
  const { data: orders = [] } = useQuery(ordersQuery)
  const earlier = orders.filter(order => orderIds.includes(order.order_id) && order.order_id !== except)
  if (earlier.length === 0) return null
  return (
    <section className={styles.earlier}>
      <h2>{t.past}</h2>
      {earlier.map(order => (
        <OrderDetail key={order.order_id} orderId={order.order_id} minimal head={order} />
      ))}
    </section>
  )
}
