import { PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './ProductView.module.css'
import { sizeTexts } from './size-texts.ts'

/** In place of a product that does not exist. */
export function MissingProduct() {
  const t = useTexts(sizeTexts)
  return (
    <>
      <PageTitle>{t.missing}</PageTitle>
      <EmptyState isPage icon="box" title={t.missing} action={<LinkButton to={PRODUCT_LIST}>{t.toAll}</LinkButton>} />
    </>
  )
}

/** A product that is loading. */
export const WaitingProduct = () => (
  <div className={styles.product} aria-busy="true">
    <Skeleton height={332} radius="card" />
    <div>
      <Skeleton width="60%" height={40} />
      <SkeletonRows rows={10} height={36} className={styles.waiting} />
    </div>
  </div>
)
