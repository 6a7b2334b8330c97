import { missingOf } from '@fairfloor/domain/goods-in/expected'
import { calendarDay, count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { type Arrived, EMPTY, type Entered, type Position } from './arrived.ts'
import styles from './goods-in.module.css'
import { goodsInTexts } from './texts.ts'

interface ArrivedTableProps {
  positions: readonly Position[]
  entered: Entered
  onChange: (line: number, arrived: Arrived) => void
}

/** A row for each line of a delivery, to enter what has come of it. */
export function ArrivedTable({ positions, entered, onChange }: ArrivedTableProps) {
  const words = useTexts(goodsInTexts)
  const t = words.receive
  const { language } = useLanguage()
  const of = (line: number) => entered.get(line) ?? EMPTY
  const columns: Column<Position>[] = [
    {
      id: 'article',
      head: t.article,
      phone: 'title',
      cell: ({ name, sku, expected_on }) => (
        <span className={styles.article}>
          <span>{name}</span>
          <small>
            {sku} · {expected_on === null ? words.unknownDay : calendarDay(expected_on, language, { year: true })}
          </small>
        </span>
      ),
    },
    { id: 'missing', head: t.missing, align: 'end', cell: position => count(missingOf(position)) },
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
      head: t.quantity,
      align: 'end',
      cell: ({ line, name }) => (
        <QuantityInput
          label={t.of(t.quantity, name)}
          value={of(line).quantity}
          onChange={quantity => onChange(line, { ...of(line), quantity })}
        />
      ),
    },
  ]
  return (
    <Table
      caption={t.title}
      columns={columns}
      rows={positions}
      rowKey={({ line }) => line}
      className={styles.entered}
    />
  )
}
