import { weekBrandAddress } from '@fairfloor/domain/newcomer-week/addresses'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AddBar } from '../pending/AddBar.tsx'
import { BrandDetail } from './BrandDetail.tsx'
import styles from './BrandSlide.module.css'
import { BrandSlide } from './BrandSlide.tsx'
import { wantsVideo } from './BrandVideo.tsx'
import { CategoryButtons, CategorySizes } from './Categories.tsx'
import { Controls } from './Controls.tsx'
import { Ends } from './Ends.tsx'
import type { BrandItem } from './items.ts'
import { Pager } from './Pager.tsx'
import { PauseButton } from './PauseButton.tsx'
import { Stage } from './Stage.tsx'
import { brandPhases } from './steps.ts'
import { showcaseTexts } from './texts.ts'
import { useSettled } from './use-settled.ts'
import { useShowcase } from './use-showcase.ts'
import { useSteps } from './use-steps.ts'

interface BrandShowcaseProps {
  brands: readonly BrandItem[]
  onList: () => void
}

/** The brands as a carousel. On wide screens the active one opens in steps; on narrow ones its sizes stand below. */
export function BrandShowcase({ brands, onList }: BrandShowcaseProps) {
  const t = useTexts(showcaseTexts)
  const showcase = useShowcase(brands, useParams().weekBrand, weekBrandAddress)
  const { place, isWide } = showcase
  const brand = brands[place]
  // Nothing opens on a narrow screen: what was open closes when a tablet is turned.
  const steps = useSteps(brandPhases, (isWide && brand?.erp_id) || 0)
  const [isPaused, setPaused] = useState(false)
  const hasVideo = !isWide && brand?.video != null && wantsVideo()
  const [settled, settle] = useSettled(brand)
  const below = useRef<HTMLDivElement>(null)
  const open = () => {
    if (isWide) return steps.open()
    settle()
    below.current?.scrollIntoView()
  }
  return (
    <>
      <Stage
        kind="brands"
        items={brands}
        showcase={showcase}
        steps={steps.set}
        onOpen={open}
        onClose={steps.close}
        ground={<Ends isOff={steps.isOpen} />}
        slide={(one, offset) => (
          <BrandSlide brand={one} isActive={offset === 0} isWide={isWide} isPaused={offset === 0 && isPaused} />
        )}
      >
        <Controls isOff={steps.isOpen} onList={onList}>
          {hasVideo && <PauseButton isPaused={isPaused} onPaused={setPaused} />}
          {brand && (
            <div className={`grid gap-4 ${styles.foot}`}>
              {!isWide && <CategoryButtons key={brand.erp_id} brand={brand} before={settle} />}
              <div className={`row middle gap-3 ${styles.row}`}>
                <Pager kind="brands" showcase={showcase} count={brands.length} />
                <Button variant="signal" size="l" className={styles.order} onClick={open}>
                  {t.order}
                </Button>
              </div>
            </div>
          )}
        </Controls>
        {isWide && brand && steps.isOpen && <BrandDetail brand={brand} steps={steps} />}
      </Stage>
      {!isWide && settled && (
        <div ref={below} className={styles.below}>
          <CategorySizes brand={settled} />
          <AddBar sizes={settled.sizes} label="all" />
        </div>
      )}
    </>
  )
}
