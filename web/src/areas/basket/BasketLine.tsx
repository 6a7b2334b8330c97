import { fits, fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { memo, useRef } from 'react'
import { count, money, moneyOfCents, sizeText } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { classes } from '../../ui/classes.ts'
import { ExtraFields } from '../../ui/ExtraFields.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LineFees } from '../../ui/LineFees.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { alertOf } from '../catalogue/alert-of.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import { PromotionHint } from '../promotions/PromotionHint.tsx'
import { PromotionTag } from '../promotions/PromotionTag.tsx'
import { Arrival } from './Arrival.tsx'
import styles from './BasketLine.module.css'
import { nameOf } from './basket.ts'
import type { Before } from './changed-lines.ts'
import { LineTrouble } from './LineTrouble.tsx'
import { feesOf } from './line-fees.ts'
import { brandOf, type Line, stepsOf, sumOf } from './lines.ts'
import { basketTexts } from './texts.ts'
import { troubleTexts } from './trouble-texts.ts'

interface BasketLineProps {
  line: Line
  /** Its brand stands in no heading above. */
  withBrand: boolean
  /** The reader may order. */
  open: boolean
  /** Somebody else of the company added it. */
  addedBy: string | null
  /** What it was when the order was to be placed; undefined while it is the same. */
  changedFrom?: Before | undefined
  /** What it costs beside its price. */
  fees: Parameters<typeof feesOf>[0] | undefined
  changes: Changes
  /** Called with the line's element. */
  onRemove: (line: Line, row: Element | null) => void
}

/** A flavour of the basket: when it comes, what it costs, and its quantity. What was refused is explained below it. */
export const BasketLine = memo(function BasketLine(props: BasketLineProps) {
  const { line, withBrand, open, addedBy, changedFrom, fees, changes, onRemove } = props
  const t = useTexts(basketTexts)
  const { quantity, product_attribute: flavour } = line
  const { product_size: size } = flavour
  const name = nameOf(line)
  const row = useRef<HTMLLIElement>(null)
  const change = (typed: number) => (typed === 0 ? onRemove(line, row.current) : changes.change(line.id, typed))
  return (
    <li
      ref={row}
      className={classes(styles.line, !line.is_available && styles.gone)}
      data-line={line.id}
      data-changed={changedFrom === undefined ? undefined : ''}
      data-cell-row=""
    >
      <Pack url={flavour.image_url} />
      <div className={styles.name}>
        <b>
          {withBrand ? `${brandOf(line).name} ` : <VisuallyHidden>{brandOf(line).name} </VisuallyHidden>}
          {size.product.name}, {flavour.name}
        </b>{' '}
        <span>
          {sizeText(size.name)} · {flavour.sku}
          {addedBy && ` · ${t.addedBy(addedBy)}`}
        </span>
        {fees && <LineFees fees={feesOf(fees)} />}
        <ExtraFields
          in="basket"
          of={name}
          extras={line.extras}
          onChange={open && line.is_available ? typed => changes.change(line.id, undefined, typed) : undefined}
        />
        {changedFrom !== undefined && <b className={styles.changed}>{changeWords(line, changedFrom, t.changed)}</b>}
        {line.promotions.length > 0 && (
          <span className={styles.promotions}>
            {line.promotions.map(promotion => (
              <PromotionTag key={promotion.id} promotion={promotion} />
            ))}
            <PromotionHint promotions={line.promotions} quantity={quantity} unitsPerCase={size.units_per_case} />
          </span>
        )}
      </div>
      <span className={styles.arrival}>
        {line.is_available && (
          <>
            <Arrival quantity={quantity} supply={flavour} />
            {flavour.availability !== 'in_stock' && alertOf({ id: line.id, name })}
          </>
        )}
      </span>
      <span className={styles.unit}>
        <UnitPrice line={line} />
      </span>
      <span className={styles.stepper}>
        <Stepper
          label={t.quantityOf(name)}
          value={quantity}
          unitsPerCase={size.units_per_case}
          steps={stepsOf(line)}
          disabled={!open || !line.is_available}
          onChange={change}
        />
      </span>
      <span className={styles.sum}>
        {line.single_price_exc_vat !== null && <b>{moneyOfCents(sumOf(line))}</b>}
        <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
      </span>
      {open && (
        <IconButton
          icon="close"
          label={t.remove(name)}
          className={styles.remove}
          tabIndex={-1}
          data-remove=""
          onClick={() => onRemove(line, row.current)}
        />
      )}
      <Trouble line={line} changes={changes} />
    </li>
  )
})

/** What of a line is another one now: pieces, price, or else the sum. */
function changeWords(line: Line, before: Before, t: (typeof basketTexts)['en']['changed']): string {
  if (before === null) return t.isNew
  const words = [
    line.quantity !== before.quantity && t.pieces(count(line.quantity), count(before.quantity)),
    line.single_price_exc_vat !== null &&
      line.single_price_exc_vat !== before.single_price_exc_vat &&
      t.price(money(line.single_price_exc_vat), money(before.single_price_exc_vat)),
  ]
  return words.filter(Boolean).join(', ') || t.sum
}

/** The price of a piece, and what it was when it was added. */
function UnitPrice({ line }: { line: Line }) {
  const t = useTexts(basketTexts)
  const { single_price_exc_vat: price, current_price: current, price_when_added: was, regular_price: regular } = line
  if (price === null) return null
  const hasChanged = was !== null && current !== null && was !== current
  return (
    <>
      <span>
        {regular !== null && regular > price && <s>{money(regular)}</s>} {money(price)}
      </span>
      {(line.discount_exc_vat ?? 0) > 0 && <small>{t.discount(money(line.discount_exc_vat))}</small>}
      {hasChanged && <small data-dearer={current > was ? '' : undefined}>{t.was(money(was))}</small>}
    </>
  )
}

/** Why a line cannot be ordered as it is, and the next quantity that can. */
function Trouble({ line, changes }: { line: Line; changes: Changes }) {
  const { gone } = useTexts(basketTexts)
  const t = useTexts(troubleTexts)
  const steps = stepsOf(line)
  const misfits = line.is_available && !fits(line.quantity, steps)
  const why = line.error ?? (misfits ? t.steps(steps.orderMultiple, steps.minQuantity) : null)
  const take = misfits ? fittingQuantity(line.quantity, steps) : null
  return <LineTrouble {...{ line, changes, take }} words={line.is_available ? why : gone} className={styles.error} />
}

/** The heads of the lines' columns; each field says itself what it is, so that they are not read out. */
export function BasketHeads({ priced }: { priced: boolean }) {
  const { heads } = useTexts(basketTexts)
  return (
    <div className={styles.heads} aria-hidden="true">
      <span />
      <span>{heads.flavour}</span>
      <span>{heads.delivery}</span>
      <span className={styles.unit}>{priced && heads.price}</span>
      <span className={styles.stepper}>{heads.pieces}</span>
      <span className={styles.sum}>{priced && heads.sum}</span>
    </div>
  )
}
