import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from './checkout.module.css'

/** The checkout's place while it is loading. */
export const CheckoutSkeleton = ({
  className,
}: {
  className: { choices: string | undefined; side: string | undefined }
}) => (
  <>
    <div className={className.choices}>
      <SkeletonRows className={styles.trio} rows={3} height={220} radius="input" />
    </div>
    <aside className={className.side}>
      <Skeleton height={620} radius="card" />
    </aside>
  </>
)
