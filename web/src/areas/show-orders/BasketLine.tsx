import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { useRef } from 'react'
import { count, money, moneyOfCents } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { classes } from '../../ui/classes.ts'
import { ExtraFields } from '../../ui/ExtraFields.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import lineError from '../../ui/line-error.module.css'
import { Stepper } from '../../ui/Stepper.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import styles from './BasketLine.module.css'
import { type Line, nameOf, sumOf } from './lines.ts'
import type { BasketMode } from './steps.ts'
import { showOrdersTexts } from './texts.ts'

interface BasketLineProps {
  line: Line
  mode: BasketMode
  changes: Changes
  /** Called with the line's element. */
  onRemove: (line: Line, row: Element | null) => void
}

/** A flavour of the order with its quantity; a refused change is explained below it. */
export function BasketLine({ line, mode, changes, onRemove }: BasketLineProps) {
  const t = useTexts(showOrdersTexts)
  const { quantity, ordered_quantity, singlePriceExclVat, product_attribute: flavour, error } = line
  const { product_size: size } = flavour
  const name = nameOf(line)
  const lowered = mode === 'confirmation' && quantity < ordered_quantity
  const row = useRef<HTMLLIElement>(null)
  const change = (typed: number) =>
    typed === 0 && mode === 'ordering' ? onRemove(line, row.current) : changes.change(flavour.id, typed)
  return (
    <li
      ref={row}
      className={classes(styles.line, quantity === 0 && styles.none)}
      data-mode={mode}
      data-line={flavour.id}
      data-cell-row=""
    >
      <Pack url={flavour.image_url} />
      <div className={styles.name}>
        <b>{flavour.name}</b>{' '}
        <span>
          <Brand of={line} />
          {size.product.name} {size.name}
          {lowered && <span className={styles.lowered}> · {t.ordered(count(ordered_quantity))}</span>}
        </span>
        <ExtraFields
          in="show order"
          of={name}
          extras={line.extras}
          onChange={mode === 'closed' ? undefined : typed => changes.change(flavour.id, undefined, typed)}
        />
      </div>
      <span className={styles.unit}>{money(singlePriceExclVat)}</span>
      {mode === 'closed' ? (
        <span className={styles.quantity}>{count(quantity)}</span>
      ) : (
        <span className={styles.stepper}>
          <Stepper
            label={t.quantityOf(name)}
            value={quantity}
            unitsPerCase={size.units_per_case}
            steps={stepsOf(size)}
            onChange={change}
            {...(mode === 'confirmation' && { max: ordered_quantity })}
          />
        </span>
      )}
      <span className={styles.sum}>
        {singlePriceExclVat !== null && <b>{moneyOfCents(sumOf(line))}</b>}
        <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
      </span>
      {mode !== 'closed' && (
        <IconButton
          icon="close"
          label={t.remove(name)}
          className={styles.remove}
          tabIndex={-1}
          data-remove=""
          aria-disabled={quantity === 0}
          onClick={() => quantity > 0 && onRemove(line, row.current)}
        />
      )}
      {error && (
        <p className={classes(styles.error, lineError.error)} role="alert">
          {error}
          {line.unsent && (
            <button type="button" onClick={() => changes.change(flavour.id, undefined)}>
              {t.again}
            </button>
          )}
        </p>
      )}
    </li>
  )
}

/** The heads of the lines' columns; each field says itself what it is, so that they are not read out. */
export function BasketHeads({ mode, priced }: { mode: BasketMode; priced: boolean }) {
  const { heads } = useTexts(showOrdersTexts)
  return (
    <div className={styles.heads} data-mode={mode} aria-hidden="true">
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
