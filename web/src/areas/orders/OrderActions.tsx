import { addressOf } from '@fairfloor/domain/endpoint'
import { listBackorder } from '@fairfloor/domain/orders/contract'
import { cancelOrder, getOrderPdf, getOrderSheet, previewCancel } from '@fairfloor/domain/orders/later-contract'
import { reorderAddress } from '@fairfloor/domain/quick-order/addresses'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useMay } from '../../visit/user.ts'
import { everyOrdersPage, type Order, orderQuery, ordersQuery } from './orders.ts'
import { restTexts } from './rest-texts.ts'

const CancelDialog = lazyPart(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }))

/** What a buyer can do with an order: order it again, and cancel what is not on its way. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTexts(restTexts)
  const mayOrder = useMay('order')
  const [cancelling, setCancelling] = useState(false)
  const { order_id } = order
  const cancel = useApiMutation(cancelOrder, {
    invalidates: [orderQuery(order_id), everyOrdersPage, ordersQuery, everyQueryOf(listBackorder)],
    invalidatesOnRefusal: [orderQuery(order_id)],
    onSuccess: () => setCancelling(false),
  })
  const preview = useApiMutation(previewCancel, { invalidatesOnRefusal: [orderQuery(order_id)] })
  if (!mayOrder) return null
  const canCancel = order.order_positions.some(position => position.cancellable_quantity > 0)
  return (
    <>
      <LinkButton to={reorderAddress(order.order_id)} icon="refresh">
        {t.reorder}
      </LinkButton>
      {canCancel && (
        <Button icon="close" onClick={() => setCancelling(true)}>
          {t.cancel}
        </Button>
      )}
      {cancelling && (
        <CancelDialog
          order={order}
          onClose={() => setCancelling(false)}
          preview={{ ...preview, run: lines => preview.run({ params: { order_id }, body: { lines } }) }}
          cancel={{
            ...cancel,
            run: (lines, seen) =>
              void cancel.run({
                params: { order_id },
                body: { lines, ...(seen && { seen_total: seen.total_price_inclusive_tax }) },
              }),
          }}
        />
      )}
    </>
  )
}

/** The order as files. */
export function OrderFiles({ orderId }: { orderId: number }) {
  const t = useTexts(restTexts)
  const { language } = useLanguage()
  const files = [
    [getOrderPdf, 'PDF'],
    [getOrderSheet, 'XLSX'],
  ] as const
  return files.map(([endpoint, kind]) => (
    <LinkButton
      key={kind}
      to={addressOf(endpoint, { params: { order_id: orderId }, query: { language } })}
      reloadDocument
      variant="ghost"
      icon="download"
      aria-label={t.file(kind)}
    >
      {kind}
    </LinkButton>
  ))
}
