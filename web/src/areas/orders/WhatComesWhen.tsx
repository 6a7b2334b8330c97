import { isPaidAhead } from '@fairfloor/domain/orders/holds'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../visit/user.ts'
import type { Order } from './orders.ts'
import { placedTexts } from './placed-texts.ts'

/** Of an order that was just placed: what comes now and later, and where its confirmation goes. */
export function WhatComesWhen({ order }: { order: Order }) {
  const t = useTexts(placedTexts)
  const email = useUser()?.email
  const isAhead = isPaidAhead(order.payment_method)
  const later = piecesOf(order, 'open_quantity')
  const now = piecesOf(order, 'reserved_quantity') + piecesOf(order, 'shipped_quantity')
  return (
    <>
      <p>
        {isAhead && `${t.paidFirst} `}
        {later === 0 && now > 0 && (isAhead ? t.allKept : t.all)(count(now))}
        {later > 0 && now === 0 && t.nothing(count(later))}
        {later > 0 && now > 0 && t.split(count(now), count(later))}
        {later > 0 && now > 0 && order.delivery === 'complete' && ` ${t.together}`}
      </p>
      {email !== undefined && <p>{t.mail(email)}</p>}
    </>
  )
}

type Quantity = 'open_quantity' | 'reserved_quantity' | 'shipped_quantity'

const piecesOf = ({ order_positions }: Order, of: Quantity): number =>
  order_positions.reduce((pieces, position) => pieces + position[of], 0)
