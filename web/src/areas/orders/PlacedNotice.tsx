import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { orderQuery } from './orders.ts'
import { placedTexts } from './placed-texts.ts'
import { WhatComesWhen } from './WhatComesWhen.tsx'

/** Right after placing: that the order is there, what comes now and later, and where its confirmation goes. */
export function PlacedNotice({ orderId }: { orderId: number }) {
  const { state } = useLocation()
  return (state as { placed?: unknown } | null)?.placed === true ? <Placed orderId={orderId} /> : null
}

function Placed({ orderId }: { orderId: number }) {
  const t = useTexts(placedTexts)
  const { data: order } = useQuery(orderQuery(orderId))
  return (
    <Alert tone="success" title={t.title(orderId)} className="mb-4">
      {order && <WhatComesWhen order={order} />}
    </Alert>
  )
}
