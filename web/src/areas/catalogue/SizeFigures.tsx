import { sumFor } from '@fairfloor/domain/promotions/wire'
import type { ReactNode } from 'react'
import { count, money, moneyOfCents } from '../../lib/format.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { GridRowsProps } from './GridRows.tsx'
import styles from './GridSize.module.css'
import { marginOf } from './margin.ts'
import type { OfferedSize } from './offered.ts'
import { piecesOf } from './pieces.ts'
import { catalogueTexts } from './texts.ts'

interface SizePricesProps {
  size: OfferedSize
  withPiece: boolean
  /** In place of prices that the reader does not see. */
  noPrice?: ReactNode
}

/** Price of a piece and of a case, recommended price and margin. */
export function SizePrices({ size, withPiece, noPrice }: SizePricesProps) {
  const t = useTexts(catalogueTexts).grid
  const { current_price: current, regular_price: regular, msrp } = size
  if (current === null) return noPrice ? <div className={`t13 nowrap ${styles.noPrice}`}>{noPrice}</div> : null
  const margin = marginOf(current, size.msrp_exc_vat)
  const caseSum = size.units_per_case > 1 ? sumFor(size, size.units_per_case) : null
  return (
    <dl className={`grid t13 nowrap ${styles.prices}`}>
      {withPiece && (
        <div className={`row baseline gap-1 ${styles.piece}`}>
          <dt className="ink-3">{t.piece}</dt>
          <dd className="row baseline gap-1">
            <b className="t15 bold">{money(current)}</b>
            {regular !== null && regular > current && <s className="ink-3">{money(regular)}</s>}
          </dd>
        </div>
      )}
      {caseSum !== null && (
        <div className="row baseline gap-1">
          <dt className="ink-3">
            {t.case}
            <span className={styles.caseOf}> {t.caseOf(size.units_per_case)}</span>
          </dt>
          <dd>{moneyOfCents(caseSum)}</dd>
        </div>
      )}
      {msrp !== null && (
        <div className="row baseline gap-1">
          <dt className="ink-3" title={t.recommendedLong}>
            {t.recommended}
          </dt>
          <dd>{money(msrp)}</dd>
        </div>
      )}
      {margin !== null && (
        <div className="row baseline gap-1">
          <dt className="ink-3" title={t.marginLong}>
            {t.margin}
            <span className={styles.marginOf}> {t.marginOf}</span>
          </dt>
          <dd className="green bold">{margin} %</dd>
        </div>
      )}
    </dl>
  )
}

/** Pieces of a size that wait to be added or are ordered. */
export function SizePieces({ list, size, order }: Pick<GridRowsProps, 'list' | 'size' | 'order'>) {
  const t = useTexts(catalogueTexts).grid
  const pieces = usePendingValue(list, quantities => piecesOf(size, quantities, order))
  return (
    <span className={`to-end ${styles.got}`}>
      {pieces > 0 && (
        <>
          <b className="t18 sign">{count(pieces)}</b>
          <VisuallyHidden> {t.piecesShort}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
