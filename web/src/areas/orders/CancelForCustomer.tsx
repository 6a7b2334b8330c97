import { cancelDeskOrder, type DeskOrder, previewDeskCancel } from '@fairfloor/domain/orders/desk-contract'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { deskOrderChanges, deskOrderQuery } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'

const CancelDialog = lazyPart(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }))

/** Cancels pieces of an order in the customer's place. */
export function CancelForCustomer({ desk: { version, order } }: { desk: DeskOrder }) {
  const t = useTexts(orderDeskTexts)
  const [isOpen, setOpen] = useState(false)
  const { order_id } = order
  const cancel = useApiMutation(cancelDeskOrder, {
    ...deskOrderChanges(order_id),
    invalidatesOnRefusal: [deskOrderQuery(order_id)],
    onSuccess: () => setOpen(false),
  })
  const preview = useApiMutation(previewDeskCancel, { invalidatesOnRefusal: [deskOrderQuery(order_id)] })
  const canCancel = order.order_positions.some(({ cancellable_quantity }) => cancellable_quantity > 0)
  return (
    <span>
      {canCancel && (
        <Button icon="close" onClick={() => setOpen(true)}>
          {t.cancel}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <CancelDialog
            order={order}
            onClose={() => setOpen(false)}
            chooses
            preview={{ ...preview, run: lines => preview.run({ params: { order_id }, body: { lines } }) }}
            cancel={{
              ...cancel,
              run: (lines, _seen, reckoning) =>
                void cancel.run({ params: { order_id }, body: { version, lines, reckoning } }),
            }}
          />
        )}
      </Suspense>
    </span>
  )
}
