import { addressOf } from '@fairfloor/domain/endpoint'
import { getOrderPdf, getOrderSheet } from '@fairfloor/domain/orders/later-contract'
import { reorderAddress } from '@fairfloor/domain/quick-order/addresses'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useMay } from '../../visit/user.ts'
import type { Order } from './orders.ts'
import { restTexts } from './rest-texts.ts'

const CancelPieces = lazyPart(async () => ({ default: (await import('./CancelPieces.tsx')).CancelPieces }))

/** What a buyer can do with an order: order it again, and cancel what is not on its way. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTexts(restTexts)
  const { ask, dialog } = useCancelling(order)
  return (
    <>
      <OrderAgain order={order} />
      {ask && (
        <Button icon="close" onClick={ask}>
          {t.cancel}
        </Button>
      )}
      {dialog}
    </>
  )
}

/** Leads to its pieces in the quick order; for those who may order. */
export function OrderAgain({
  order: { order_id },
  variant,
}: { order: Pick<Order, 'order_id'> } & Pick<ButtonLook, 'variant'>) {
  const t = useTexts(restTexts)
  if (!useMay('order')) return null
  return (
    <LinkButton to={reorderAddress(order_id)} icon="refresh" {...(variant && { variant })}>
      {t.reorder}
    </LinkButton>
  )
}

/** Asks which pieces of an order are cancelled, in a dialog; null where there is nothing to cancel. */
export function useCancelling(order: Order): { ask: (() => void) | null; dialog: ReactNode } {
  const mayOrder = useMay('order')
  const [cancelling, setCancelling] = useState(false)
  const canCancel = mayOrder && order.order_positions.some(position => position.cancellable_quantity > 0)
  return {
    ask: canCancel ? () => setCancelling(true) : null,
    dialog: cancelling && <CancelPieces order={order} onClose={() => setCancelling(false)} />,
  }
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
