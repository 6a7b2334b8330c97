import { fromEuros, times } from '@fairfloor/domain/money'
import { inWidth } from '@fairfloor/domain/pictures'
import { memo } from 'react'
import { count, moneyOfCents } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { CaseHint } from '../../../ui/CaseHint.tsx'
import { QuantityCell } from '../../../ui/QuantityCell.tsx'
import { StockLight } from '../../../ui/StockLight.tsx'
import { PiecesCell } from './PiecesCell.tsx'
import styles from './SizeRow.module.css'
import { pendingTexts } from './texts.ts'
import { useRowPieces, useWeekOrder } from './week-order.ts'
import type { WeekFlavour, WeekSize } from './week-size.ts'

interface SizeRowProps {
  size: WeekSize
  flavour: WeekFlavour
}

/** A flavour: stock in words, pieces, cases, sum, and what of it is in the basket already. Stock limits nothing. */
export const SizeRow = memo(function SizeRow({ size, flavour }: SizeRowProps) {
  const { mayOrder, inBasket, marks } = useWeekOrder()
  const t = useTexts(pendingTexts)
  const { typed, shown, set } = useRowPieces(flavour.id)
  const held = inBasket.get(flavour.id) ?? 0
  return (
    <li
      className={styles.row}
      data-cell-row=""
      data-filled={shown > 0 ? '' : undefined}
      data-marked={marks.has(flavour.id) ? '' : undefined}
    >
      <span className={styles.pack}>
        {flavour.imageUrl && (
          <img className="contain" src={inWidth(flavour.imageUrl, 160)} alt="" width="28" height="28" loading="lazy" />
        )}
      </span>
      <span className={`medium nowrap clipped ellipsis ${styles.name}`}>{flavour.name}</span>
      <span className={`slim clipped ${styles.stock}`}>
        <StockLight
          availability={flavour.availability}
          available={flavour.available}
          eta={flavour.eta}
          wanted={typed + held}
        />
      </span>
      {mayOrder && (
        <>
          <span className={`tall ${styles.cell}`}>
            <Cell size={size} flavour={flavour} value={shown || null} onChange={set} />
          </span>
          <span className={`to-end ${styles.cases}`}>
            <CaseHint quantity={typed} unitsPerCase={size.unitsPerCase} />
          </span>
          <span className={`bold figures nowrap to-end ${styles.sum}`}>
            {typed > 0 && size.price !== null && moneyOfCents(times(fromEuros(size.price), typed))}
          </span>
          <span className={`t13 ink-2 nowrap to-end ${styles.held}`}>
            {held > 0 && (
              <>
                {t.holds} <b className="ink bold">{count(held)}</b>
              </>
            )}
          </span>
        </>
      )}
    </li>
  )
})

interface CellProps extends SizeRowProps {
  value: number | null
  onChange: (pieces: number | null) => void
}

/** Digits alone, or cases too where whole lists are filled in. */
function Cell({ size, flavour, value, onChange }: CellProps) {
  const t = useTexts(pendingTexts)
  const { cells, marks } = useWeekOrder()
  const { steps, unitsPerCase } = size
  const label = t.piecesOf(`${size.title}, ${flavour.name}`)
  const mark = marks.get(flavour.id)
  if (cells === 'digits') return <PiecesCell {...{ label, value, onChange, steps, mark }} />
  return (
    <QuantityCell {...{ label, value, onChange, steps, unitsPerCase, error: mark ?? null, isMarked: mark === null }} />
  )
}
