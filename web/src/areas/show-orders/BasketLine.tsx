import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { count, money, sizeText } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { LineFrame, type LineLook } from '../basket/LineFrame.tsx'
import styles from './BasketLine.module.css'
import { type Line, nameOf, sumOf } from './lines.ts'
import type { BasketMode } from './steps.ts'
import { showOrdersTexts } from './texts.ts'

/** Closer together than in a basket: an order at the fair has hundreds. */
const look: LineLook = {
  line: styles.line,
  name: styles.name,
  unit: styles.unit,
  stepper: styles.stepper,
  quantity: styles.quantity,
  sum: styles.sum,
  remove: styles.remove,
  error: styles.error,
}

interface BasketLineProps {
  line: Line
  mode: BasketMode
  changes: Changes
  /** Called with the line's element. */
  onRemove: (line: Line, row: Element | null) => void
}

/** A flavour of the order with its quantity. */
export function BasketLine({ line, mode, changes, onRemove }: BasketLineProps) {
  const { language } = useLanguage()
  const t = useTexts(showOrdersTexts)
  const { quantity, ordered_quantity, singlePriceExclVat, product_attribute: flavour, error } = line
  const { product_size: size } = flavour
  const lowered = mode === 'confirmation' && quantity < ordered_quantity
  return (
    <LineFrame
      {...{ line, look, changes }}
      name={sizeText(nameOf(line), language)}
      className={quantity === 0 && styles.none}
      data={{ 'data-mode': mode }}
      image={flavour.image_url}
      title={flavour.name}
      facts={
        <>
          <Brand of={line} />
          {size.product.name} {sizeText(size.name, language)}
          {lowered && <span className="nowrap"> · {t.ordered(count(ordered_quantity))}</span>}
        </>
      }
      extras="show order"
      price={money(singlePriceExclVat)}
      sum={singlePriceExclVat === null ? null : sumOf(line)}
      unitsPerCase={size.units_per_case}
      steps={stepsOf(size)}
      max={mode === 'confirmation' ? ordered_quantity : undefined}
      open={mode !== 'closed'}
      fixed={mode === 'closed'}
      stays={mode === 'confirmation'}
      why={error}
      onRemove={row => onRemove(line, row)}
    />
  )
}

/** The heads of the lines' columns; each field says itself what it is, so that they are not read out. */
export function BasketHeads({ mode, priced }: { mode: BasketMode; priced: boolean }) {
  const { heads } = useTexts(showOrdersTexts)
  return (
    <div className={`t13 ink-2 on-paper ${styles.heads}`} data-mode={mode} aria-hidden="true">
      <span />
      <span>{heads.flavour}</span>
      <span className={styles.unit}>{priced && heads.price}</span>
      <span className={mode === 'closed' ? styles.unit : styles.stepper}>{heads.pieces}</span>
      <span className={styles.sum}>
        {priced && <b>{heads.sum}</b>}
        <span>{heads.cases}</span>
      </span>
    </div>
  )
}

/** Only read out where the group's heading already names it. */
function Brand({ of: { product_attribute: flavour } }: { of: Line }) {
  const { product, vts_exhibitor: exhibitor } = flavour.product_size
  const text = `${product.brand.name} · `
  return product.brand.name === exhibitor.name ? <VisuallyHidden>{text}</VisuallyHidden> : text
}
