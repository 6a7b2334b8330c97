import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { memo } from 'react'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Arrival } from '../../basket/Arrival.tsx'
import { LineFrame, PiecePrice } from '../../basket/LineFrame.tsx'
import { lineTexts } from '../../basket/line-texts.ts'
import { nameOf } from './basket.ts'
import { fitsLine, type Line, stepsOf, sumOf } from './lines.ts'
import { weekBasketTexts } from './texts.ts'
import styles from './WeekBasket.module.css'

interface WeekLineProps {
  line: Line
  /** The reader may order. */
  open: boolean
  changes: Changes
  /** Called with the line's element. */
  onRemove: (line: Line, row: Element | null) => void
}

/** A flavour of the event's basket, or of a backorder to confirm. */
export const WeekLine = memo(function WeekLine({ line, open, changes, onRemove }: WeekLineProps) {
  const { language } = useLanguage()
  const t = { ...useTexts(weekBasketTexts), ...useTexts(lineTexts) }
  const { quantity, most, is_available: isAvailable, product_attribute: flavour } = line
  const { product_size: size } = flavour
  const { brand } = size.product
  const isAsked = most !== null
  const steps = stepsOf(line)
  const misfits = isAvailable && !fitsLine(line) ? steps : undefined
  const why = line.error ?? (misfits ? t.steps(misfits.orderMultiple, misfits.minQuantity) : null)
  return (
    <LineFrame
      {...{ line, steps, open, isAvailable, changes }}
      name={sizeText(nameOf(line), language)}
      mark={brand.colorBackground}
      className={classes(styles.line, isAsked && styles.asked)}
      image={flavour.image_white_public_url}
      title={`${size.product.name} ${flavour.name}`}
      facts={`${brand.name} · ${sizeText(size.name, language)}`}
      fees={{
        deposit: line.deposit_price_exc_vat,
        consumptionTax: line.lemonade_fee_price_exc_vat,
        label: line.label_price_exc_vat,
      }}
      extras={isAsked ? null : 'basket'}
      arrival={
        isAsked ? (
          <Awaited open={line.open ?? most} eta={line.eta} />
        ) : (
          isAvailable && <Arrival quantity={quantity} supply={{ ...flavour, eta: line.eta }} />
        )
      }
      price={
        line.single_price_exc_vat !== null && (
          <>
            <PiecePrice price={line.single_price_exc_vat} regular={line.regular_price} />
            <VisuallyHidden> {t.each}</VisuallyHidden>
          </>
        )
      }
      sum={sumOf(line)}
      unitsPerCase={size.units_per_case}
      min={isAsked ? 0 : 1}
      max={most ?? undefined}
      stays={isAsked}
      why={isAvailable ? why : t.gone}
      take={misfits && open ? fittingQuantity(quantity, misfits) : null}
      onRemove={row => onRemove(line, row)}
    />
  )
})

/** What the order waits for, and when it is expected. */
function Awaited({ open, eta }: { open: number; eta: string | null }) {
  const t = useTexts(weekBasketTexts)
  const { language } = useLanguage()
  if (open === 0) return <span className="t13 ink-2 lh-18">{t.hasCome}</span>
  return (
    <span className="t13 ink-2 lh-18">
      <b className="red bold block">{eta === null ? t.noDay : t.expected(calendarDay(eta, language))}</b>{' '}
      <span>{t.waits(count(open))}</span>
    </span>
  )
}
