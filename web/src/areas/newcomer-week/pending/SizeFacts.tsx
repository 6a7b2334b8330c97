import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useOnceOpen } from '../../../ui/useOnceOpen.ts'
import { catalogueTexts } from '../../catalogue/texts.ts'

const FactsPicture = lazyPart(() => import('./FactsPicture.tsx'))

/** Opens the picture of a size's nutrition facts, which is loaded then. */
export function SizeFacts({ url, name, tabIndex }: { url: string; name: string; tabIndex?: number | undefined }) {
  const t = useTexts(catalogueTexts).facts
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  return (
    <>
      <IconButton icon="document" label={t.of(name)} tabIndex={tabIndex} onClick={() => setOpen(true)} />
      {once && (
        <Suspense>
          <FactsPicture url={url} name={name} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
