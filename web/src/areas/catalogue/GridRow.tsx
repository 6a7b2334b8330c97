import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { inWidth } from '@fairfloor/domain/pictures'
import { memo, type ReactNode } from 'react'
import { useLanguage } from '../../lib/texts.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import styles from './GridRow.module.css'
import { LastBought } from './LastBought.tsx'
import { NutritionFacts } from './NutritionFacts.tsx'
import { OrderCells } from './OrderCells.tsx'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import type { LineNews, OrderedLine, OrderedLines } from './ordered-lines.ts'
import { sizeTitle } from './size-text.ts'
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

const places = {
  pieces: styles.pieces,
  cases: `to-end ${styles.cases}`,
  sum: `bold nowrap to-end ${styles.sum}`,
  answer: `to-end ${styles.answer}`,
  addCase: styles.addCase,
}

/**
 * A flavour: stock, pieces, cases, sum, and what the order says about it. A typed quantity waits until it is added; one
 * that is in the order already is changed in place, and taken out when its emptied cell is left. Stock limits nothing.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { language } = useLanguage()
  const { list, size, flavour, line, news, change, remove, closed, isListOnly, isHidden, alertOf } = props
  const entry = useLineQuantity({ list, flavourId: flavour.id, steps: stepsOf(size), line, change, remove })
  const { quantity } = entry
  const name = `${sizeTitle(size, language)}, ${flavour.name}`
  const needsAlert = flavour.availability !== 'in_stock'
  return (
    <li
      className={`grid middle relative ${styles.row}`}
      data-cell-row=""
      data-flavour={flavour.id}
      data-list-only={isListOnly ? '' : undefined}
      data-filled={quantity > 0 ? '' : undefined}
      hidden={isHidden}
    >
      <span className={`block ${styles.pack}`}>
        {flavour.front_image_url && (
          <img
            className="wide tall contain"
            src={inWidth(flavour.front_image_url, 160)}
            alt=""
            width="28"
            height="28"
            loading="lazy"
          />
        )}
      </span>
      <span className={`row middle slim medium ${styles.name}`}>
        <span className="nowrap ellipsis clipped">{flavour.name}</span>
        {flavour.has_nutrition_facts && <NutritionFacts flavourId={flavour.id} name={name} tabIndex={-1} />}
        <LastBought of={flavour.id} className={`ellipsis clipped ${styles.bought}`} />
      </span>
      <span className={`slim clipped ${styles.stock}`}>
        <StockLight
          availability={flavour.availability}
          available={flavour.stock_available}
          eta={flavour.eta}
          wanted={quantity}
        />
        <LastBought of={flavour.id} className={`ellipsis clipped ${styles.bought}`} />
      </span>
      {needsAlert && <span className={styles.alert}>{alertOf(flavour)}</span>}
      <OrderCells {...{ size, flavour, line, news, closed, isListOnly, places }} entry={entry} />
    </li>
  )
})
