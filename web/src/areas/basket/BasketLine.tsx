import { fits, fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { memo } from 'react'
import { count, money, sizeText } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { alertOf } from '../catalogue/alert-of.tsx'
import { PromotionHint } from '../promotions/PromotionHint.tsx'
import { PromotionTag } from '../promotions/PromotionTag.tsx'
import { Arrival } from './Arrival.tsx'
import { nameOf } from './basket.ts'
import styles from './LineFrame.module.css'
import { LineFrame, PiecePrice } from './LineFrame.tsx'
import { feesOf } from './line-fees.ts'
import { lineTexts } from './line-texts.ts'
import { type Before, brandOf, type Line, stepsOf, sumOf } from './lines.ts'
import { basketTexts } from './texts.ts'

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

/** A flavour of the shop's basket. */
export const BasketLine = memo(function BasketLine(props: BasketLineProps) {
  const { language } = useLanguage()
  const { line, withBrand, open, addedBy, changedFrom, fees, changes, onRemove } = props
  const t = { ...useTexts(basketTexts), ...useTexts(lineTexts) }
  const { quantity, is_available: isAvailable, product_attribute: flavour } = line
  const { product_size: size } = flavour
  const name = sizeText(nameOf(line), language)
  const steps = stepsOf(line)
  const misfits = isAvailable && !fits(quantity, steps)
  const why = line.error ?? (misfits ? t.steps(steps.orderMultiple, steps.minQuantity) : null)
  return (
    <LineFrame
      {...{ line, name, steps, open, isAvailable, changes }}
      data={{ 'data-changed': changedFrom === undefined ? undefined : '' }}
      image={flavour.image_url}
      title={
        <>
          {withBrand ? `${brandOf(line).name} ` : <VisuallyHidden>{brandOf(line).name} </VisuallyHidden>}
          {size.product.name}, {flavour.name}
        </>
      }
      facts={[sizeText(size.name, language), flavour.sku, addedBy && t.addedBy(addedBy)].filter(Boolean).join(' · ')}
      fees={fees && feesOf(fees)}
      arrival={
        isAvailable && (
          <>
            <Arrival quantity={quantity} supply={flavour} />
            {flavour.availability !== 'in_stock' && alertOf({ id: line.id, name })}
          </>
        )
      }
      price={<UnitPrice line={line} />}
      sum={line.single_price_exc_vat === null ? null : sumOf(line)}
      unitsPerCase={size.units_per_case}
      why={isAvailable ? why : t.gone}
      take={misfits ? fittingQuantity(quantity, steps) : null}
      onRemove={row => onRemove(line, row)}
    >
      {changedFrom !== undefined && <b className={styles.changed}>{changeWords(line, changedFrom, t.changed)}</b>}
      {line.promotions.length > 0 && (
        <span className={styles.promotions}>
          {line.promotions.map(promotion => (
            <PromotionTag key={promotion.id} promotion={promotion} />
          ))}
          <PromotionHint promotions={line.promotions} quantity={quantity} unitsPerCase={size.units_per_case} />
        </span>
      )}
    </LineFrame>
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
  return (
    <>
      <PiecePrice price={price} regular={regular} />
      {(line.discount_exc_vat ?? 0) > 0 && <small>{t.discount(money(line.discount_exc_vat))}</small>}
      {was !== null && current !== null && was !== current && (
        <small data-dearer={current > was ? '' : undefined}>{t.was(money(was))}</small>
      )}
    </>
  )
}

/** The heads of the lines' columns; each field says itself what it is, so that they are not read out. */
export function BasketHeads({ priced }: { priced: boolean }) {
  const { heads } = useTexts(basketTexts)
  return (
    <div className={`t13 ink-2 on-paper ${styles.heads}`} aria-hidden="true">
      <span />
      <span>{heads.flavour}</span>
      <span>{heads.delivery}</span>
      <span className={styles.unit}>{priced && heads.price}</span>
      <span className={styles.stepper}>{heads.pieces}</span>
      <span className={styles.sum}>{priced && heads.sum}</span>
    </div>
  )
}
