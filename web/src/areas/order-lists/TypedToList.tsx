import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'
import type { ListedPosition } from './PutOnList.tsx'
import { saveTexts } from './save-texts.ts'

const PutOnList = lazyPart(async () => ({ default: (await import('./PutOnList.tsx')).PutOnList }))

interface TypedToListProps {
  /** Storage name of the typed quantities. */
  list: string
  positions: readonly ListedPosition[]
}

/** Puts what is typed on an order list instead. */
export function TypedToList({ list, positions }: TypedToListProps) {
  const t = useTexts(saveTexts)
  const { settle } = usePending(list)
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  return (
    <>
      <IconButton
        icon="list"
        label={t.put}
        large
        outlined
        disabled={positions.length === 0 && !isOpen}
        onClick={() => setOpen(true)}
      />
      {once && (
        <Suspense>
          <PutOnList
            open={isOpen}
            onClose={() => setOpen(false)}
            positions={positions}
            onSaved={saved => settle(Object.fromEntries(saved.map(one => [one.product_attribute_id, one.quantity])))}
          />
        </Suspense>
      )}
    </>
  )
}
