import { titles } from '@fairfloor/domain/quick-order/titles'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'

const QuickOrderSheet = lazyPart(async () => ({ default: (await import('./QuickOrderSheet.tsx')).QuickOrderSheet }))

/** Opens the quick order beside the basket. */
export function QuickOrderButton() {
  const { quickOrder } = useTexts(titles)
  const [isOpen, setOpen] = useState<boolean>()
  const { key } = useLocation()
  // 'View basket' leads to the page below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way, the one to the same page too
  useEffect(() => setOpen(isOpen => isOpen && false), [key])
  return (
    <>
      <Button variant="outline" icon="plus" onClick={() => setOpen(true)}>
        {quickOrder}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <QuickOrderSheet open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
