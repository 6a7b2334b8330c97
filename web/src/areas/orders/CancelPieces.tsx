import { listBackorder } from '@fairfloor/domain/orders/contract'
import { cancelOrder, previewCancel } from '@fairfloor/domain/orders/later-contract'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { everyOrdersPage, type Order, orderQuery, ordersQuery } from './orders.ts'

interface CancelPiecesProps {
  order: Order
  /** The line whose backorder is filled in; else those of all. */
  line?: number
  onClose: () => void
}

/** The buyer cancels pieces of an order. */
export function CancelPieces({ order, line, onClose }: CancelPiecesProps) {
  const { order_id } = order
  const cancel = useApiMutation(cancelOrder, {
    invalidates: [orderQuery(order_id), everyOrdersPage, ordersQuery, everyQueryOf(listBackorder)],
    invalidatesOnRefusal: [orderQuery(order_id)],
    onSuccess: onClose,
  })
  const preview = useApiMutation(previewCancel, { invalidatesOnRefusal: [orderQuery(order_id)] })
  return (
    <CancelDialog
      order={order}
      {...(line !== undefined && { line })}
      onClose={onClose}
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
  )
}
