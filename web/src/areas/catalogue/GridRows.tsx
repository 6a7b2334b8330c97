import { GridRow, type GridRowProps } from './GridRow.tsx'
import type { OfferedFlavour } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'

export interface GridRowsProps extends Pick<GridRowProps, 'list' | 'size' | 'closed' | 'isListOnly' | 'alertOf'> {
  /** The order that the cells belong to. */
  order: OrderedLines
  /** Whether the filter leaves a flavour; without it all are shown. */
  isShown?: (flavour: OfferedFlavour) => boolean
}

/** The rows of a size, one for each flavour. */
export const GridRows = ({ order, isShown, ...shared }: GridRowsProps) =>
  shared.size.product_attributes.map(flavour => (
    <GridRow
      key={flavour.id}
      {...shared}
      flavour={flavour}
      line={order.lines.get(flavour.id)}
      news={order.news.get(flavour.id)}
      change={order.change}
      remove={order.remove}
      isHidden={isShown?.(flavour) === false}
    />
  ))
