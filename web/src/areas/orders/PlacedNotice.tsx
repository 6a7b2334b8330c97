import { isPaidAhead } from '@fairfloor/domain/orders/holds'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { useUser } from '../identity/user.ts'
import { type Order, orderQuery } from './orders.ts'
import styles from './PlacedNotice.module.css'
import { placedTexts } from './placed-texts.ts'

/** Right after placing: that the order is there, what comes now and later, and where its confirmation goes. */
export function PlacedNotice({ orderId }: { orderId: number }) {
  const { state } = useLocation()
  return (state as { placed?: unknown } | null)?.placed === true ? <Placed orderId={orderId} /> : null
}

function Placed({ orderId }: { orderId: number }) {
  const t = useTexts(placedTexts)
  const email = useUser()?.email
  const { data: order } = useQuery(orderQuery(orderId))
  if (!order || email === undefined) return null
  const later = piecesOf(order, 'open_quantity')
  const now = piecesOf(order, 'reserved_quantity') + piecesOf(order, 'shipped_quantity')
  return (
    <Alert tone="success" title={t.title(orderId)} className={styles.placed}>
      <p>
        {isPaidAhead(order.payment_method) && `${t.paidFirst} `}
        {later === 0 && (isPaidAhead(order.payment_method) ? t.allKept : t.all)(count(now))}
        {later > 0 && now === 0 && t.nothing(count(later))}
        {later > 0 && now > 0 && t.split(count(now), count(later))}
        {later > 0 && now > 0 && order.delivery === 'complete' && ` ${t.together}`}
      </p>
      <p>{t.mail(email)}</p>
    </Alert>
  )
}

type Quantity = 'open_quantity' | 'reserved_quantity' | 'shipped_quantity'

const piecesOf = ({ order_positions }: Order, of: Quantity): number =>
  order_positions.reduce((pieces, position) => pieces + position[of], 0)
