import type { ReactNode } from 'react'
import { count, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './CountTable.module.css'
import { countTexts } from './count-texts.ts'
import { type Counted, EMPTY, type Entered } from './counted.ts'

interface CountTableProps<P> {
  caption: string
  positions: readonly P[]
  entered: Entered
  /** Below the article's name. */
  about: (position: P) => ReactNode
  /** How many there should be, and what that is called. */
  wanted: { head: string; of: (position: P) => number; atMost?: boolean }
  /** Name of what is counted. */
  quantity: string
  onChange: (line: number, counted: Counted) => void
}

/** A row for each article, to enter how many there are, of which lot. */
export function CountTable<P extends { readonly line: number; readonly name: string }>(props: CountTableProps<P>) {
  const { language } = useLanguage()
  const { caption, positions, entered, about, wanted, quantity, onChange } = props
  const t = useTexts(countTexts)
  const of = (line: number) => entered.get(line) ?? EMPTY
  const columns: Column<P>[] = [
    {
      id: 'article',
      head: t.article,
      phone: 'title',
      cell: position => (
        <span className="grid anywhere">
          <span>{sizeText(position.name, language)}</span>
          <small className="t13 fg-2">{about(position)}</small>
        </span>
      ),
    },
    { id: 'wanted', head: wanted.head, align: 'end', cell: position => count(wanted.of(position)) },
    {
      id: 'lot',
      head: t.lot,
      cell: ({ line, name }) => (
        <TextInput
          hideLabel
          label={t.of(t.lot, name)}
          maxLength={60}
          autoComplete="off"
          className={styles.lot}
          value={of(line).lot}
          onChange={event => onChange(line, { ...of(line), lot: event.target.value })}
        />
      ),
    },
    {
      id: 'best',
      head: t.bestBefore,
      cell: ({ line, name }) => (
        <TextInput
          type="date"
          hideLabel
          label={t.of(t.bestBefore, name)}
          className={styles.best}
          value={of(line).bestBefore}
          onChange={event => onChange(line, { ...of(line), bestBefore: event.target.value })}
        />
      ),
    },
    {
      id: 'quantity',
      head: quantity,
      align: 'end',
      cell: position => (
        <QuantityInput
          label={t.of(quantity, sizeText(position.name, language))}
          value={of(position.line).quantity}
          {...(wanted.atMost && { max: wanted.of(position) })}
          onChange={pieces => onChange(position.line, { ...of(position.line), quantity: pieces })}
        />
      ),
    },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={positions}
      rowKey={({ line }) => line}
      className={styles.entered}
      rowClassName={position => (of(position.line).quantity === wanted.of(position) ? styles.done : undefined)}
    />
  )
}
