import { inWidth } from '@fairfloor/domain/pictures'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { AddBar } from '../pending/AddBar.tsx'
import { CategoryButtons, CategorySizes } from './Categories.tsx'
import styles from './Detail.module.css'
import type { BrandItem } from './items.ts'
import type { BrandPart } from './steps.ts'
import { showcaseTexts } from './texts.ts'
import type { Steps } from './use-steps.ts'

/** A brand in detail, on wide screens: about it at the left, its sizes beside. */
export function BrandDetail({ brand, steps }: { brand: BrandItem; steps: Steps<BrandPart> }) {
  const t = useTexts(showcaseTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = steps.isSet('list')
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true })
  }, [isShown])
  return (
    <div className={styles.brand}>
      <aside className={`row column gap-5 relative ${styles.about}`} data-part="about" inert={!steps.isSet('active')}>
        <IconButton className={styles.close} icon="close" label={t.close} large onClick={steps.close} />
        {brand.logo && (
          <img className={`round-card ${styles.logo}`} src={inWidth(brand.logo, 320)} alt="" width="160" height="160" />
        )}
        <h2 ref={heading} tabIndex={-1}>
          {brand.logo ? <VisuallyHidden>{brand.name}</VisuallyHidden> : brand.name}
        </h2>
        <p>{brand.description}</p>
        <CategoryButtons brand={brand} />
        <div className={`row bottom centred fixed ${styles.shelf}`}>
          {brand.packs.map(url => (
            <img key={url} src={inWidth(url, 320)} alt="" width="150" height="150" />
          ))}
        </div>
      </aside>
      <section
        className={`row column ink on-paper ${styles.list}`}
        data-part="list"
        aria-label={brand.name}
        inert={!isShown}
      >
        <div className={`grow relative ${styles.scroll}`}>
          <CategorySizes brand={brand} />
        </div>
        <AddBar sizes={brand.sizes} label="all" />
      </section>
    </div>
  )
}
