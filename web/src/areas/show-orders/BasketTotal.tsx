import { count, moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMay } from '../identity/user.ts'
import styles from './BasketTotal.module.css'
import { type Line, totalOf } from './lines.ts'
import { showOrdersTexts } from './texts.ts'

/** The total row: pieces and net sum of all lines. */
export function BasketTotal({ lines }: { lines: readonly Line[] | undefined }) {
  const t = useTexts(showOrdersTexts)
  const total = lines && totalOf(lines)
  const priced = useMay('prices')
  return (
    <div className={styles.frame}>
      <p className={styles.total}>
        <span>
          <b>{total ? count(total.pieces) : <Skeleton width={56} />}</b> {t.piecesWord(total?.pieces ?? 0)}
        </span>
        {priced && (
          <span>
            {t.totalExclVat} <b>{total ? moneyOfCents(total.net) : <Skeleton width={120} />}</b>
          </span>
        )}
      </p>
    </div>
  )
}
