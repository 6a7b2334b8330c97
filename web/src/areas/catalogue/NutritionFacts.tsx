import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'
import { catalogueTexts } from './texts.ts'

interface NutritionFactsProps {
  flavourId: number
  name: string
  tabIndex?: number
}

const FactsModal = lazyPart(() => import('./FactsModal.tsx'))

/** Opens the nutrition facts of a flavour. A list has hundreds of these: their code and data are loaded when opened. */
export function NutritionFacts({ flavourId, name, tabIndex }: NutritionFactsProps) {
  const t = useTexts(catalogueTexts).facts
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  return (
    <>
      <IconButton icon="document" label={t.of(name)} tabIndex={tabIndex} onClick={() => setOpen(true)} />
      {once && (
        <Suspense>
          <FactsModal flavourId={flavourId} name={name} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
