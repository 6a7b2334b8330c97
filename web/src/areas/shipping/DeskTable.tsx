import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'

interface DeskTableProps<Row> {
  t: { title: string; hint: string; add: string; none: string }
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onAdd: () => void
  /** The sheet in which a row opens. */
  children: ReactNode
}

/** A table of the desk in a panel of its own, with a button for a new row. */
export function DeskTable<Row>({ t, columns, rows, rowKey, onAdd, children }: DeskTableProps<Row>) {
  const add = (
    <Button icon="plus" onClick={onAdd}>
      {t.add}
    </Button>
  )
  return (
    <DeskPanel title={t.title} hint={t.hint} end={add}>
      {rows.length === 0 ? <p>{t.none}</p> : <Table caption={t.title} columns={columns} rows={rows} rowKey={rowKey} />}
      {children}
    </DeskPanel>
  )
}
