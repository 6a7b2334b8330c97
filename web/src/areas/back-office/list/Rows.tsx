import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { type BulkAct, BulkBar } from './BulkBar.tsx'
import styles from './DeskList.module.css'
import { deskListTexts } from './texts.ts'

export interface RowsProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** How a row is called, for its box. */
  nameOf?: (row: Row) => string
  bulk?: readonly BulkAct<Row>[]
}

/** A part of a list as a table, with a box at each row where something can be done to several. */
export function Rows<Row>({ caption, columns, rows, rowKey, nameOf, bulk }: RowsProps<Row>) {
  const t = useTexts(deskListTexts)
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set())
  if (!bulk) return <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
  // Rows that have gone, as after an act or on another page, are not chosen.
  const chosen = rows.filter(row => ticked.has(rowKey(row)))
  const fitting = rows.filter(row => bulk.some(({ fits }) => fits(row)))
  const tick = (row: Row, isTicked: boolean) => {
    const after = new Set(ticked)
    if (isTicked) after.add(rowKey(row))
    else after.delete(rowKey(row))
    setTicked(after)
  }
  const box: Column<Row> = {
    id: 'choose',
    head: t.chooseAll,
    width: 40,
    phone: 'corner',
    sorter: (
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t.chooseAll}
        checked={fitting.length > 0 && chosen.length === fitting.length}
        disabled={fitting.length === 0}
        onChange={event => setTicked(new Set(event.target.checked ? fitting.map(rowKey) : []))}
      />
    ),
    cell: row =>
      fitting.includes(row) && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t.choose(nameOf?.(row) ?? String(rowKey(row)))}
          checked={ticked.has(rowKey(row))}
          onChange={event => tick(row, event.target.checked)}
        />
      ),
  }
  return (
    <>
      <Table caption={caption} columns={[box, ...columns]} rows={rows} rowKey={rowKey} />
      <BulkBar acts={bulk} chosen={chosen} onNone={() => setTicked(new Set())} />
    </>
  )
}
