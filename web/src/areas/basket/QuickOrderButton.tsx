import { titles } from '@fairfloor/domain/quick-order/titles'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'

const load = async () => ({ default: (await import('./QuickOrderSheet.tsx')).QuickOrderSheet })
const QuickOrderSheet = lazyPart(load)

/** Opens the quick order beside the basket. */
export function QuickOrderButton() {
  const { quickOrder } = useTexts(titles)
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  const { key } = useLocation()
  // 'View basket' leads to the page below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way, the one to the same page too
  useEffect(() => setOpen(false), [key])
  return (
    <>
      <Button variant="outline" icon="plus" onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        {quickOrder}
      </Button>
      {once && (
        <Suspense>
          <QuickOrderSheet open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
