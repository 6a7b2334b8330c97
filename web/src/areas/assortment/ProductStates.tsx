import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './ProductView.module.css'

/** A product that is loading. */
export const WaitingProduct = () => (
  <div className={`grid gap-10 mt-2 ${styles.product}`} aria-busy="true">
    <Skeleton height={332} radius="card" />
    <div>
      <Skeleton width="60%" height={40} />
      <SkeletonRows rows={10} height={36} className="grid gap-2 mt-6" />
    </div>
  </div>
)

const Missing = lazyPart(() => import('./MissingProduct.tsx'))

/** In place of a product that does not exist. */
export const MissingProduct = () => (
  <Suspense>
    <Missing />
  </Suspense>
)
