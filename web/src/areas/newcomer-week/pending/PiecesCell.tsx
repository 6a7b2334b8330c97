import { fittingQuantity, type OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { CellReason } from '../../../ui/CellReason.tsx'
import { registerCell } from '../../../ui/cell-column.ts'
import { isForeignPaste, quantityOf } from '../../../ui/digits.ts'
import { goodsTexts } from '../../../ui/goods-texts.ts'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import styles from './SizeRow.module.css'
import { pendingTexts } from './texts.ts'

interface PiecesCellProps {
  label: string
  value: number | null
  onChange: (pieces: number | null) => void
  steps: OrderSteps
  /** Why it was not added; null if something else says it. */
  mark: string | null | undefined
}

/** What became of an entry, until the cell gets another number. */
type Said = { refused: string } | { of: number; to: number }

/**
 * The pieces of a flavour in a column of cells: digits only. A number between the steps of its size becomes the next one that
 * fits when the cell is left. What a pasted column holds beside numbers is not taken, and the cell says so.
 */
export function PiecesCell({ label, value, onChange, steps, mark }: PiecesCellProps) {
  const t = useTexts(pendingTexts)
  const cell = useTexts(goodsTexts).cell
  const input = useRef<HTMLInputElement>(null)
  const whyId = useId()
  const [said, setSaid] = useState<Said | null>(null)

  const change = (pieces: number | null) => {
    setSaid(null)
    onChange(pieces)
  }
  /** A number that nothing follows. */
  const finish = (pieces: number | null) => {
    const fitting = pieces && fittingQuantity(pieces, steps)
    if (fitting !== value) onChange(fitting)
    setSaid(pieces && fitting && pieces !== fitting ? { of: pieces, to: fitting } : null)
  }
  const take = useEffectEvent((text: string): boolean => {
    const isForeign = text.trim() !== '' && isForeignPaste(text)
    if (isForeign) setSaid({ refused: text.trim().slice(0, 12) })
    else finish(quantityOf(text))
    return !isForeign
  })
  useEffect(() => (input.current ? registerCell(input.current, text => take(text)) : undefined), [])

  const isRefused = said !== null && 'refused' in said
  const why = isRefused ? t.notTaken(said.refused) : (mark ?? (said && cell.rounded(steps, said)))
  return (
    <span className={`block relative tall ${styles.pieces}`}>
      <QuantityInput
        ref={input}
        data-cell=""
        variant="rail"
        label={label}
        value={value}
        onChange={change}
        onBlur={() => value && finish(value)}
        invalid={isRefused || mark !== undefined}
        aria-describedby={why === null ? undefined : whyId}
      />
      {why !== null && (
        <CellReason id={whyId} tone={isRefused || mark ? 'error' : 'note'}>
          {why}
        </CellReason>
      )}
    </span>
  )
}
