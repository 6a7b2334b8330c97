import { count, moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMay } from '../../visit/user.ts'
import styles from './Basket.module.css'
import { type Line, totalOf } from './lines.ts'
import { showOrdersTexts } from './texts.ts'

/** The total row: pieces and net sum of all lines. */
export function BasketTotal({ lines }: { lines: readonly Line[] | undefined }) {
  const t = useTexts(showOrdersTexts)
  const total = lines && totalOf(lines)
  return <TotalRow pieces={total?.pieces} label={t.totalExclVat} sum={total && moneyOfCents(total.net)} />
}

/** Pieces and a sum, each undefined while it is loading; the sum only for readers who may see prices. */
export function TotalRow({
  pieces,
  label,
  sum,
}: {
  pieces?: number | undefined
  label: string
  sum?: string | undefined
}) {
  const t = useTexts(showOrdersTexts)
  const priced = useMay('prices')
  return (
    <div className={`grow ${styles.totalFrame}`}>
      <p className={`row wrap baseline between gap-x-4 ink-2 ${styles.total}`}>
        <span className="row baseline">
          <b>{pieces === undefined ? <Skeleton width={56} /> : count(pieces)}</b> {t.piecesWord(pieces ?? 0)}
        </span>
        {priced && (
          <span className="row baseline">
            {label} <b>{sum ?? <Skeleton width={120} />}</b>
          </span>
        )}
      </p>
    </div>
  )
}
