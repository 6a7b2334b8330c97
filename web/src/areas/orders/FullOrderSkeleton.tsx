import { useTexts } from '../../lib/texts.tsx'
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import styles from './FullOrder.module.css'
import { ordersTexts } from './texts.ts'

/** Skeleton of the order's page. */
export function FullOrderSkeleton({ orderId }: { orderId: number }) {
  const t = useTexts(ordersTexts)
  return (
    <div className={styles.order} aria-busy="true">
      <div className={styles.head}>
        <h1>{t.order(orderId)}</h1>
      </div>
      <Skeleton height={44} />
      <div className={styles.columns}>
        <section className={styles.positions}>
          <h2>{t.positions}</h2>
          <SkeletonText lines={8} />
        </section>
        <div className={styles.side}>
          <Skeleton height={280} radius="card" />
        </div>
      </div>
    </div>
  )
}
