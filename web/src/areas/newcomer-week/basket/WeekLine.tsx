import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type CSSProperties, memo, useRef } from 'react'
import { calendarDay, count, money, moneyOfCents, sizeText } from '../../../lib/format.ts'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { CaseHint } from '../../../ui/CaseHint.tsx'
import { classes } from '../../../ui/classes.ts'
import { ExtraFields } from '../../../ui/ExtraFields.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LineFees } from '../../../ui/LineFees.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Arrival } from '../../basket/Arrival.tsx'
import { LineTrouble } from '../../basket/LineTrouble.tsx'
import { troubleTexts } from '../../basket/trouble-texts.ts'
import { Pack } from '../../catalogue/Pack.tsx'
import { nameOf } from './basket.ts'
import { fitsLine, type Line, stepsOf, sumOf } from './lines.ts'
import { weekBasketTexts } from './texts.ts'
import styles from './WeekLine.module.css'

interface WeekLineProps {
  line: Line
  /** The reader may order. */
  open: boolean
  changes: Changes
  /** Called with the line's element. */
  onRemove: (line: Line, row: Element | null) => void
}

/** In cents. On a phone such a sum has no room beside the price of a piece. */
const LARGE = 1_000_000

/** A flavour of the basket, or of a backorder to confirm: when it comes, its quantity and price. */
export const WeekLine = memo(function WeekLine({ line, open, changes, onRemove }: WeekLineProps) {
  const t = useTexts(weekBasketTexts)
  const row = useRef<HTMLLIElement>(null)
  const { quantity, most, product_attribute: flavour } = line
  const { product_size: size } = flavour
  const { brand } = size.product
  const name = nameOf(line)
  const sum = sumOf(line)
  const isAsked = most !== null
  const remove = () => onRemove(line, row.current)
  return (
    <li
      ref={row}
      className={classes(styles.line, isAsked && styles.asked, !line.is_available && styles.gone)}
      style={{ '--mark': brand.colorBackground } as CSSProperties}
      data-line={line.id}
      data-cell-row=""
    >
      <span className={styles.pack}>
        <Pack url={flavour.image_white_public_url} />
      </span>
      <div className={styles.name}>
        <b>
          {size.product.name} {flavour.name}
        </b>{' '}
        <span>
          {brand.name} · {sizeText(size.name)} <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
        </span>
        <LineFees
          fees={{
            deposit: line.deposit_price_exc_vat,
            consumptionTax: line.lemonade_fee_price_exc_vat,
            label: line.label_price_exc_vat,
          }}
        />
        {!isAsked && (
          <ExtraFields
            in="basket"
            of={name}
            extras={line.extras}
            onChange={open && line.is_available ? typed => changes.change(line.id, undefined, typed) : undefined}
          />
        )}
      </div>
      <span className={styles.arrival}>
        {line.is_available && !isAsked && <Arrival quantity={quantity} supply={{ ...flavour, eta: line.eta }} />}
        {isAsked && <Awaited open={line.open ?? most} eta={line.eta} />}
      </span>
      <span className={styles.stepper}>
        <Stepper
          label={t.quantityOf(name)}
          value={quantity}
          unitsPerCase={size.units_per_case}
          steps={stepsOf(line)}
          min={isAsked ? 0 : 1}
          {...(isAsked && { max: most })}
          disabled={!open || !line.is_available}
          onChange={typed => (typed === 0 && !isAsked ? remove() : changes.change(line.id, typed))}
        />
      </span>
      <UnitPrice line={line} />
      <span className={classes(styles.sum, sum !== null && sum >= LARGE && styles.large)}>
        {sum !== null && moneyOfCents(sum)}
      </span>
      {open && (
        <IconButton
          icon="close"
          label={t.remove(name)}
          className={styles.remove}
          tabIndex={-1}
          disabled={isAsked && quantity === 0}
          data-remove=""
          onClick={remove}
        />
      )}
      <Trouble line={line} changes={changes} open={open} />
    </li>
  )
})

/** What the order waits for, and when it is expected. */
function Awaited({ open, eta }: { open: number; eta: string | null }) {
  const t = useTexts(weekBasketTexts)
  const { language } = useLanguage()
  if (open === 0) return <span className={styles.awaited}>{t.hasCome}</span>
  return (
    <span className={styles.awaited}>
      <b>{eta === null ? t.noDay : t.expected(calendarDay(eta, language))}</b> <span>{t.waits(count(open))}</span>
    </span>
  )
}

/** The price of a piece, and what it costs outside the event. */
function UnitPrice({ line: { single_price_exc_vat: price, regular_price: regular } }: { line: Line }) {
  const t = useTexts(weekBasketTexts)
  if (price === null) return <span className={styles.unit} />
  return (
    <span className={styles.unit}>
      {money(price)}
      <VisuallyHidden> {t.each}</VisuallyHidden>
      {regular !== null && regular > price && <s>{money(regular)}</s>}
    </span>
  )
}

/** Why a line cannot be ordered as it is, and the next quantity that can. */
function Trouble({ line, changes, open }: Pick<WeekLineProps, 'line' | 'changes' | 'open'>) {
  const { gone } = useTexts(weekBasketTexts)
  const t = useTexts(troubleTexts)
  const steps = line.is_available && !fitsLine(line) ? stepsOf(line) : undefined
  const why = line.error ?? (steps ? t.steps(steps.orderMultiple, steps.minQuantity) : null)
  const take = steps && open ? fittingQuantity(line.quantity, steps) : null
  return <LineTrouble {...{ line, changes, take }} words={line.is_available ? why : gone} className={styles.error} />
}
