import { getNewProducts } from '@fairfloor/domain/booth-content/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Carousel } from './Carousel.tsx'
import styles from './NewTab.module.css'
import { boothContentTexts } from './texts.ts'

/** What is new at a booth: every flavour a slide, each with the way to order it. */
export default function NewTab({ exhibitor: { id } }: { exhibitor: { id: number } }) {
  const t = useTexts(boothContentTexts)
  const { data: products, error, refetch } = useQuery(queryOf(getNewProducts, { params: { id } }))
  if (error && !products) return <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} />
  if (products?.length === 0) return <EmptyState icon="sparkle" title={t.fresh.none} />
  return (
    <div className={styles.tab}>
      {products ? <Carousel products={products} /> : <Skeleton height="320px" radius="card" />}
    </div>
  )
}
