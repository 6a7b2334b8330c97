import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'
import type { Line } from './lines.ts'
import { basketTexts } from './texts.ts'

const PutOnList = lazyPart(async () => ({ default: (await import('../order-lists/PutOnList.tsx')).PutOnList }))

/** Saves what can be ordered of the basket as an order list, or on one. */
export function SaveAsList({ lines }: { lines: readonly Line[] }) {
  const t = useTexts(basketTexts)
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  const positions = lines
    .filter(({ is_available, quantity }) => is_available && quantity > 0)
    .map(({ id, quantity }) => ({ product_attribute_id: id, quantity }))
  return (
    <>
      <Button variant="ghost" icon="list" disabled={positions.length === 0} onClick={() => setOpen(true)}>
        {t.saveAsList}
      </Button>
      {once && (
        <Suspense>
          <PutOnList open={isOpen} onClose={() => setOpen(false)} positions={positions} />
        </Suspense>
      )}
    </>
  )
}
