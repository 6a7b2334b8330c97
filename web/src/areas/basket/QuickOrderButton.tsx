import { titles } from '@fairfloor/domain/quick-order/titles'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

const BasketQuickOrder = lazyPart(() => import('./BasketQuickOrder.tsx'))

/** Opens the quick order beside the basket. */
export function QuickOrderButton() {
  const { quickOrder } = useTexts(titles)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  // 'View basket' leads to the page below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way, the one to the same page too
  useEffect(() => setOpen(false), [key])
  return (
    <>
      <Button variant="outline" icon="plus" onClick={() => setOpen(true)}>
        {quickOrder}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={quickOrder} scrim>
        {isOpen && (
          <Suspense fallback={<SkeletonRows rows={6} height={56} />}>
            <BasketQuickOrder />
          </Suspense>
        )}
      </Sheet>
    </>
  )
}
