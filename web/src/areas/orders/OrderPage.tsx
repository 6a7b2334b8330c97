import { orderIdIn } from '@fairfloor/domain/orders/order-id'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { UnknownOrder } from './FullOrder.tsx'
import { FullOrderSkeleton } from './FullOrderSkeleton.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { PlacedNotice } from './PlacedNotice.tsx'
import { ordersTexts } from './texts.ts'

/** /my-orders/:orderId */
export function OrderPage() {
  const t = useTexts(ordersTexts)
  const user = useUser()
  const id = orderIdIn(useParams())
  if (id === undefined)
    return (
      <>
        <PageTitle>{t.myOrders}</PageTitle>
        <h1>{t.myOrders}</h1>
        <UnknownOrder />
      </>
    )
  return (
    <>
      <PageTitle>{t.order(id)}</PageTitle>
      <Breadcrumb items={[{ label: t.myOrders, to: ordersPage.path }, { label: t.order(id) }]} />
      {user === undefined && <FullOrderSkeleton orderId={id} />}
      {user === null && (
        <>
          <h1>{t.order(id)}</h1>
          <LoginFirst />
        </>
      )}
      <PlacedNotice orderId={id} />
      {user && <OrderDetail orderId={id} />}
    </>
  )
}
