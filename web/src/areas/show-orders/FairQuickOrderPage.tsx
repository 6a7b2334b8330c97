import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { quickOrderTexts } from '../quick-order/texts.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { basketQuery } from './order-queries.ts'
import { useClosed } from './use-closed.ts'

const QuickOrder = lazyPart(async () => ({ default: (await import('../quick-order/QuickOrder.tsx')).QuickOrder }))
const OrderFoot = lazyPart(async () => ({ default: (await import('./OrderFoot.tsx')).OrderFoot }))

/** /vts-quick-order: many lines at once become lines of the order at the fair. */
export function FairQuickOrderPage() {
  const t = useTexts(quickOrderTexts)
  const user = useUser()
  const { query } = useVts()
  return (
    <>
      <PageTitle>{t.atTheFair}</PageTitle>
      <h1 className="t36 mb-2">{t.atTheFair}</h1>
      {user === null && <LoginFirst />}
      {user && (
        <Loaded
          query={query}
          waiting={<Skeleton height={320} />}
          missing={{ icon: 'calendar', title: query.error?.message ?? '' }}
        >
          {() => <AtTheFair />}
        </Loaded>
      )}
    </>
  )
}

function AtTheFair() {
  const t = useTexts(quickOrderTexts)
  const closed = useClosed()
  const { data: order } = useQuery({ ...basketQuery(), enabled: closed === null })
  const ordered = useMemo(() => new Map(order?.positions.map(one => [one.product_attribute.id, one.quantity])), [order])
  if (closed === undefined) return <Skeleton height={320} />
  if (closed) return <ClosedNote closed={closed} />
  return (
    <>
      <p className="ink-2 mb-4">{t.lead}</p>
      <Suspense fallback={<Skeleton height={320} />}>
        <QuickOrder at="fair" inBasket={ordered} bar={typed => <OrderFoot {...typed} />} />
      </Suspense>
    </>
  )
}
