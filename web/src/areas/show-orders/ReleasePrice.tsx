import { errorWords } from '../../lib/error-words.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PriceBreakdown } from '../orders/PriceBreakdown.tsx'
import styles from './ReleasePrice.module.css'
import { previewRows, type Wish } from './release.ts'
import { showOrdersTexts } from './texts.ts'
import { usePreview } from './use-preview.ts'

/** Preview of the price of the typed quantities, with VAT, deposit, consumption tax and shipping. */
export function ReleasePrice({ wishes, addressId }: { wishes: readonly Wish[]; addressId: number | null }) {
  const t = useTexts(showOrdersTexts)
  const { preview, isOld, error } = usePreview(wishes, addressId)
  const empty = wishes.length === 0
  return (
    <section className={styles.price} aria-labelledby="release-price" aria-busy={isOld && !empty}>
      <h2 id="release-price">{t.release.priceTitle}</h2>
      {empty && <p className={styles.hint}>{t.release.priceHint}</p>}
      {!empty && error && <p className={styles.error}>{errorWords(error)}</p>}
      {!empty && !error && !preview && <Skeleton height={180} />}
      {!empty && !error && preview && (
        <div className={isOld ? styles.old : undefined}>
          <PriceBreakdown rows={previewRows(preview)} />
        </div>
      )}
    </section>
  )
}
