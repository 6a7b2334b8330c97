import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'
import styles from './ProductView.module.css'
import { sizeTexts } from './size-texts.ts'

const NumbersTable = lazyPart(() => import('./NumbersTable.tsx'))

/** SKU and EAN of each flavour, on demand. */
export function Numbers({ sizes }: { sizes: readonly ShopSize[] }) {
  const t = useTexts(sizeTexts)
  const [isOpen, setOpen] = useState(false)
  const once = useOnceOpen(isOpen)
  return (
    <details className={`mt-6 ${styles.numbers}`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={`row middle gap-2 at-least-44 ${styles.summary}`}>
        {t.numbers}
        <Icon name="chevronDown" size={16} />
      </summary>
      {once && (
        <Suspense>
          <NumbersTable sizes={sizes} />
        </Suspense>
      )}
    </details>
  )
}
