import { useQuery } from '@tanstack/react-query'
import { errorWords } from '../../lib/error-words.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './BasketSums.module.css'
import { priceQuery } from './basket.ts'
import { type OnPrice, useHandOver } from './line-fees.ts'
import { PriceRows } from './PriceRows.tsx'
import { sumsTexts } from './sums-texts.ts'

/** What the basket costs, for those who may see it but not order it. */
export function BasketSums({ pieces, isChanging, onPrice }: { pieces: string; isChanging: boolean; onPrice: OnPrice }) {
  const t = useTexts(sumsTexts)
  const { data, error, isFetching } = useQuery(priceQuery)
  useHandOver(data, onPrice)
  if (error && !data) return <Alert tone="error">{t.failed(errorWords(error))}</Alert>
  return (
    <section className={styles.sums} aria-label={t.name} aria-busy={isChanging || isFetching || undefined}>
      <h2>{pieces}</h2>
      {data ? <PriceRows price={data} shippingNote={t.shippingNote} /> : <SkeletonRows rows={6} height={24} />}
    </section>
  )
}
