import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { type CSSProperties, memo, useMemo } from 'react'
import { alertOf } from '../catalogue/alert-of.tsx'
import { GridSize } from '../catalogue/GridSize.tsx'
import type { OfferedSize } from '../catalogue/offered.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { SizeName } from '../catalogue/SizeName.tsx'
import { Compare } from './compare/lazy.tsx'
import { Favourite } from './Favourite.tsx'
import { LogInForPrices } from './LogInForPrices.tsx'
import { noAlert, withoutFacts } from './list-row.tsx'
import styles from './ProductList.module.css'
import { Promotions, SizeTags } from './SizeTags.tsx'

export interface ListSizeProps {
  list: string
  size: ShopSize
  order: OrderedLines
  /** Why nothing can be ordered; null: the cells are open. */
  closed: string | null
  isListOnly: boolean
  isFolded: boolean
  onFold: (sizeId: number) => void
  onCaseOfEach: (size: OfferedSize) => void
  /** Not logged in: no stock alerts, and the way to the login in place of prices. */
  isVisitor: boolean
  /** Its head and rows are not made yet: it only keeps their place. */
  isAhead: boolean
}

const noDiscount = () => ''

const amongCells = (size: OfferedSize) => <Favourite size={size} tabIndex={-1} />
const withoutCells = (size: OfferedSize) => <Favourite size={size} />

/**
 * A product size of a list with its flavours. Only what is near the screen is laid out: its height is known from its
 * rows, so that the scroll bar is right from the start.
 */
export const ListSize = memo(function ListSize({ isVisitor, isAhead, ...grid }: ListSizeProps) {
  const size = useMemo(() => (isVisitor ? withoutFacts(grid.size) : grid.size), [grid.size, isVisitor])
  const height = {
    '--rows': grid.isFolded ? 0 : size.product_attributes.length,
    '--notes': size.promotions.length > 0 ? 1 : 0,
    // Without the line of prices; visitors have the way to the login in its place.
    '--priceless': size.current_price === null && !isVisitor ? 1 : 0,
  }
  return (
    <div className={`relative ${styles.size}`} data-ahead={isAhead ? '' : undefined} style={height as CSSProperties}>
      {!isAhead && (
        <GridSize
          {...grid}
          size={size}
          discount={noDiscount}
          actionsOf={isVisitor ? undefined : grid.isListOnly ? withoutCells : amongCells}
          alertOf={isVisitor ? noAlert : alertOf}
          name={<SizeName size={size} />}
          tags={
            <>
              <Compare size={size} look="text" {...(grid.isListOnly ? {} : { tabIndex: -1 })} />
              <SizeTags size={size} />
            </>
          }
          note={size.promotions.length > 0 ? <Promotions size={size} /> : null}
          noPrice={isVisitor && <LogInForPrices />}
        />
      )}
    </div>
  )
})
