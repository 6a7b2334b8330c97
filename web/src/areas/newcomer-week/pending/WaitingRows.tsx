import type { ReactNode } from 'react'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from './SizeRow.module.css'

/** In place of a list of sizes that is loading. */
export const WaitingRows = ({ heading }: { heading: ReactNode }) => (
  <>
    {heading}
    <SkeletonRows rows={16} height={36} className={styles.rows} />
  </>
)
