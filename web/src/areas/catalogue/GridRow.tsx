import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { inWidth } from '@fairfloor/domain/pictures'
import { sumFor } from '@fairfloor/domain/promotions/wire'
import { memo, type ReactNode } from 'react'
import { moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { caseMore } from './case-more.ts'
import styles from './GridRow.module.css'
import { NutritionFacts } from './NutritionFacts.tsx'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import type { LineNews, OrderedLine, OrderedLines } from './ordered-lines.ts'
import { RowAnswer } from './RowAnswer.tsx'
import { sizeTitle } from './size-text.ts'
import { catalogueTexts } from './texts.ts'
import { useLineQuantity } from './use-line-quantity.ts'

export interface GridRowProps {
  /** Storage name of the typed quantities. */
  list: string
  size: OfferedSize
  flavour: OfferedFlavour
  line: OrderedLine | undefined
  news: LineNews | undefined
  change: OrderedLines['change']
  remove: OrderedLines['remove']
  closed: string | null
  /** For readers who never order: without cells, sums and what is ordered. */
  isListOnly?: boolean
  isHidden: boolean
  /** Stock alert button for a flavour that is out of stock. */
  alertOf: (flavour: OfferedFlavour) => ReactNode
}

/**
 * A flavour: stock, pieces, cases, sum, and what the order says about it. A typed quantity waits until it is added; one
 * that is in the order already is changed in place, and taken out when its emptied cell is left. Stock limits nothing.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { list, size, flavour, line, news, change, remove, closed, isListOnly, isHidden, alertOf } = props
  const t = useTexts(catalogueTexts)
  const steps = stepsOf(size)
  const { typed, quantity, set, leave } = useLineQuantity({ list, flavourId: flavour.id, steps, line, change, remove })
  const name = `${sizeTitle(size)}, ${flavour.name}`
  const sum = quantity > 0 ? sumFor(size, quantity) : null
  const needsAlert = flavour.availability !== 'in_stock'
  return (
    <li
      className={styles.row}
      data-cell-row=""
      data-flavour={flavour.id}
      data-list-only={isListOnly ? '' : undefined}
      data-filled={quantity > 0 ? '' : undefined}
      hidden={isHidden}
    >
      <span className={styles.pack}>
        {flavour.front_image_url && (
          <img src={inWidth(flavour.front_image_url, 160)} alt="" width="28" height="28" loading="lazy" />
        )}
      </span>
      <span className={styles.name}>
        <span>{flavour.name}</span>
        {flavour.has_nutrition_facts && <NutritionFacts flavourId={flavour.id} name={name} tabIndex={-1} />}
      </span>
      <span className={styles.stock}>
        <StockLight
          availability={flavour.availability}
          available={flavour.stock_available}
          eta={flavour.eta}
          wanted={quantity}
        />
      </span>
      {needsAlert && <span className={styles.alert}>{alertOf(flavour)}</span>}
      {!isListOnly && (
        <>
          <span className={styles.pieces}>
            <QuantityCell
              label={t.quantityOf(name)}
              value={quantity || null}
              onChange={set}
              onBlur={leave}
              unitsPerCase={size.units_per_case}
              steps={steps}
              closed={closed}
              error={line?.error ?? null}
            />
          </span>
          <span className={styles.cases}>
            <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
          </span>
          <span className={styles.sum}>{sum !== null && moneyOfCents(sum)}</span>
          <span className={styles.answer}>
            <RowAnswer quantity={quantity} saved={line?.saved ?? 0} isTyped={typed > 0} news={news} />
          </span>
        </>
      )}
      {closed === null && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.addCase}
          aria-label={t.grid.addCaseOf(flavour.name)}
          // The cell keeps the focus, and the phone its keyboard.
          onPointerDown={event => event.preventDefault()}
          onClick={() => set(caseMore(quantity, size), false)}
        >
          {t.grid.addCase}
        </button>
      )}
    </li>
  )
})
