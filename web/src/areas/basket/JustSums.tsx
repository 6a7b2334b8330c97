import { useQuery } from '@tanstack/react-query'
import { errorWords } from '../../lib/error-words.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { priceQuery } from './basket.ts'
import { type OnPrice, useHandOver } from './line-fees.ts'
import styles from './OwnBasket.module.css'
import { PriceRows } from './PriceRows.tsx'
import { sumsTexts } from './sums-texts.ts'

interface JustSumsProps {
  /** What can be ordered costs this without VAT. */
  net: string
  pieces: string
  isChanging: boolean
  onPrice: OnPrice
  className: string | undefined
}

/** What the basket costs, for those who may see it but not order it. */
export function JustSums({ net, pieces, isChanging, onPrice, className }: JustSumsProps) {
  const t = useTexts(sumsTexts)
  const { data, error, isFetching } = useQuery(priceQuery)
  useHandOver(data, onPrice)
  return (
    <>
      <aside className={className}>
        {error && !data ? (
          <Alert tone="error">{t.failed(errorWords(error))}</Alert>
        ) : (
          <section
            className={`on-fog round-card ${styles.sums}`}
            aria-label={t.name}
            aria-busy={isChanging || isFetching || undefined}
          >
            <h2 className="mb-2">{pieces}</h2>
            {data ? <PriceRows price={data} shippingNote={t.shippingNote} /> : <SkeletonRows rows={6} height={24} />}
          </section>
        )}
      </aside>
      <p className={styles.foot}>
        <span>{pieces}</span>
        <span>
          <b className="sign t24">{net}</b> {t.exclVat}
        </span>
      </p>
    </>
  )
}
