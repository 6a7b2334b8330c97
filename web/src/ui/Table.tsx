/** biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes */
/** biome-ignore-all lint/a11y/useSemanticElements: they are the semantic elements */
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Table.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  id: string
  /** Shown above the column, and before the value on a phone. */
  head: string
  cell: (row: Row) => ReactNode
  /** 'end' for numbers and prices. */
  align?: 'start' | 'end'
  width?: number | string
  /** The header is read out but hidden: pictures, buttons. */
  hideHead?: boolean
  /** On a phone: title is the card's heading without a label, corner is beside it, bare has no label, hide is omitted. */
  phone?: 'title' | 'corner' | 'bare' | 'hide'
  foot?: ReactNode
  /** In place of the head above the column: a link that sorts. */
  sorter?: ReactNode
  /** By which the rows are sorted now. */
  sorted?: 'ascending' | 'descending' | undefined
}

interface TableProps<Row> {
  /** Caption for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowClassName?: (row: Row) => string | undefined
  /** More about a row, over the full width below it; null while it is folded. */
  below?: (row: Row) => ReactNode
  /** A heading above a row, where it begins a group; the row before it is undefined for the first. */
  groupAbove?: (row: Row, before: Row | undefined) => ReactNode
  /** Its rows have quantity cells: the arrow keys go to the other controls of a row. */
  cells?: boolean
  /** The headers stay below the shop's header while scrolling. */
  sticky?: boolean
  className?: string
}

/** Columns on a desktop, labelled cards on a phone. Explicit roles survive the CSS that turns it into cards. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowClassName, below, groupAbove, cells, sticky, className } = props
  const footed = columns.some(column => column.foot !== undefined)
  return (
    <table className={classes(styles.table, sticky && styles.sticky, className)} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(column => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles[column.align ?? 'start']}
              style={widthOf(column)}
              aria-sort={column.sorted}
            >
              {column.hideHead ? <VisuallyHidden>{column.head}</VisuallyHidden> : (column.sorter ?? column.head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, at) => (
          <Fragment key={rowKey(row)}>
            <Below columns={columns.length}>{groupAbove?.(row, rows[at - 1])}</Below>
            <tr role="row" className={rowClassName?.(row)} data-cell-row={cells ? '' : undefined}>
              {columns.map(column => (
                <Cell key={column.id} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
            <Below columns={columns.length}>{below?.(row)}</Below>
          </Fragment>
        ))}
      </tbody>
      {footed && (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <Cell key={column.id} column={column}>
                {column.foot}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Below({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null
  return (
    <tr role="row">
      <td role="cell" colSpan={columns} className={styles.below}>
        {children}
      </td>
    </tr>
  )
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const isEmpty = children === undefined || children === null || children === ''
  const labelled = !column.hideHead && column.phone === undefined && !isEmpty
  return (
    <td role="cell" className={styles[column.align ?? 'start']} data-column={column.id} data-phone={column.phone}>
      {labelled && (
        <span className={styles.label} aria-hidden="true">
          {column.head}
        </span>
      )}
      {children}
    </td>
  )
}

const widthOf = <Row,>({ width }: Column<Row>): CSSProperties | undefined =>
  width === undefined ? undefined : { width }
