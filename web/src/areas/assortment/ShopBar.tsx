import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useUser } from '../../visit/user.ts'
import { SHOP_LIST } from '../basket/basket.ts'
import type { Offered } from '../catalogue/typed.ts'
import styles from './ProductView.module.css'

const BasketBar = lazyPart(async () => ({ default: (await import('../basket/BasketBar.tsx')).BasketBar }))

/** The basket's bar at the foot of a page, for buyers. The page is there before it. */
export function ShopBar({ sizes, note }: { sizes: readonly Offered[]; note?: ReactNode }) {
  if (!useUser()?.company) return null
  return (
    <Suspense fallback={<div className={styles.barPlace} />}>
      <BasketBar list={SHOP_LIST} sizes={sizes} note={note} />
    </Suspense>
  )
}
