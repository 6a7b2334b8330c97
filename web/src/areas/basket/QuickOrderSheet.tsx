import { titles } from '@fairfloor/domain/quick-order/titles'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

// On its way with the sheet; the basket's page need not name its files.
const code = import('./BasketQuickOrder.tsx')
const BasketQuickOrder = lazyPart(() => code)

/** The quick order beside the basket. */
export function QuickOrderSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { quickOrder } = useTexts(titles)
  return (
    <Sheet open={open} onClose={onClose} title={quickOrder} scrim>
      <Suspense>{open && <BasketQuickOrder />}</Suspense>
    </Sheet>
  )
}
