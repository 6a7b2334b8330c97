import { useTexts } from '../../lib/texts.tsx'
import { useWide } from '../../lib/use-wide.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './FullOrder.module.css'
import { OrderAgain, OrderFiles, useCancelling } from './OrderActions.tsx'
import { invoiceAddressOf, type Order } from './orders.ts'
import { restTexts } from './rest-texts.ts'
import { ComplainButton } from './shipments/ComplainButton.tsx'
import { ordersTexts } from './texts.ts'

/** What a reader can do with an order: on a phone two buttons, and the rest behind a third. */
export function OrderHeadActions({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const words = useTexts(restTexts)
  const isWide = useWide(768)
  const { ask, dialog } = useCancelling(order)
  const cancel = (act: (() => void) | null) =>
    act && (
      <Button icon="close" onClick={act}>
        {words.cancel}
      </Button>
    )
  return (
    <div className={`row wrap at-end gap-2 ${styles.actions}`}>
      <OrderAgain order={order} variant="ink" />
      {isWide && cancel(ask)}
      {order.invoice_number !== null && (
        <LinkButton
          to={invoiceAddressOf(order.order_id)}
          reloadDocument
          icon="document"
          aria-label={t.invoicePdf(order.invoice_number)}
        >
          {isWide ? t.invoicePdf(order.invoice_number) : t.invoice}
        </LinkButton>
      )}
      {isWide && <ComplainButton order={order} />}
      <Popover label={t.more} align="end" trigger={<IconButton icon="more" label={t.more} outlined />}>
        {close => (
          <div className={`grid gap-2 ${styles.more}`}>
            {!isWide &&
              cancel(
                ask &&
                  (() => {
                    close()
                    ask()
                  }),
              )}
            {!isWide && <ComplainButton order={order} />}
            <Button
              icon="print"
              onClick={() => {
                close()
                window.print()
              }}
            >
              {t.print}
            </Button>
            <OrderFiles orderId={order.order_id} />
          </div>
        )}
      </Popover>
      {dialog}
    </div>
  )
}
