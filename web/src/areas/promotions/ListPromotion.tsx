import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import styles from './promotions.module.css'

const PromotionHead = lazyPart(async () => ({ default: (await import('./PromotionHead.tsx')).PromotionHead }))
const PromotionCards = lazyPart(async () => ({ default: (await import('./PromotionCards.tsx')).PromotionCards }))

interface ListPromotionProps {
  /** The list's promotion; without it all that run. */
  promotion?: SizePromotion
  bannerUrl?: string | null
}

/** What a list of promotions begins with. Other lists do not load it; its room is reserved meanwhile. */
export const ListPromotion = ({ promotion, bannerUrl = null }: ListPromotionProps) =>
  promotion ? (
    <div className={styles.one}>
      <Suspense>
        <PromotionHead promotion={promotion} bannerUrl={bannerUrl} />
      </Suspense>
    </div>
  ) : (
    <Suspense fallback={<div className={styles.all} />}>
      <PromotionCards />
    </Suspense>
  )
