import { titles } from '@fairfloor/domain/quick-order/titles'
import { useTexts } from '../../lib/texts.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import BasketQuickOrder from './BasketQuickOrder.tsx'

/** The quick order beside the basket. */
export function QuickOrderSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { quickOrder } = useTexts(titles)
  return (
    <Sheet open={open} onClose={onClose} title={quickOrder} scrim>
      {open && <BasketQuickOrder />}
    </Sheet>
  )
}
