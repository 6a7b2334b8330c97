import { useTexts } from '../../lib/texts.tsx'
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import styles from './FullOrder.module.css'
import { ordersTexts } from './texts.ts'

/** Skeleton of the order's page. */
export function FullOrderSkeleton({ orderId }: { orderId: number }) {
  const t = useTexts(ordersTexts)
  return (
    <div className={`grid packed gap-8 ${styles.order}`} aria-busy="true">
      <div className={`row wrap middle gap-y-2 gap-x-4 ${styles.head}`}>
        <h1>{t.order(orderId)}</h1>
      </div>
      <Skeleton height={44} />
      <div className={`grid top gap-y-8 gap-x-10 ${styles.columns}`}>
        <section>
          <h2 className="mb-3">{t.positions}</h2>
          <SkeletonText lines={8} />
        </section>
        <div className="grid gap-6">
          <Skeleton height={280} radius="card" />
        </div>
      </div>
    </div>
  )
}
