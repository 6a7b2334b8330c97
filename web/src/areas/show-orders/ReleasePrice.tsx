import { sum } from '@fairfloor/domain/money'
import { errorWords } from '../../lib/error-words.ts'
import { count, moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PriceBreakdown } from '../orders/PriceBreakdown.tsx'
import styles from './Release.module.css'
import { type Position, previewRows, type Wish, wishSum } from './release.ts'
import { isOpen } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { releaseTexts } from './release-texts.ts'
import { usePreview } from './use-preview.ts'

interface ReleasePriceProps {
  positions: readonly Position[]
  wishes: readonly Wish[]
  addressId: number | null
}

/** Preview of the price of the typed quantities, with VAT, deposit, consumption tax and shipping. */
export function ReleasePrice({ positions, wishes, addressId }: ReleasePriceProps) {
  const t = useTexts(releaseTexts)
  const { preview, isOld, error } = usePreview(wishes, addressId)
  const empty = wishes.length === 0
  return (
    <section className={`on-fog round-card ${styles.fees}`} aria-labelledby="release-price" aria-busy={isOld && !empty}>
      <h2 id="release-price">{t.priceTitle}</h2>
      {empty && <Open positions={positions} />}
      {!empty && error && <p className="red">{errorWords(error)}</p>}
      {!empty && !error && !preview && <Skeleton height={180} />}
      {!empty && !error && preview && (
        <div className={isOld ? styles.priceOld : undefined}>
          <PriceBreakdown rows={previewRows(preview)} />
        </div>
      )}
    </section>
  )
}

/** What is open, until something of it is filled in. */
function Open({ positions }: { positions: readonly Position[] }) {
  const t = useTexts(releaseListTexts)
  const { priceHint } = useTexts(releaseTexts)
  const open = positions.filter(isOpen)
  return (
    <>
      <KeyValue
        items={[
          { key: t.openLines, value: count(open.length) },
          {
            key: t.openValue,
            value: moneyOfCents(sum(open.map(position => wishSum(position, position.remaining_quantity)))),
          },
        ]}
      />
      <p className="t13 ink-2 mt-3 pretty">{priceHint}</p>
    </>
  )
}
