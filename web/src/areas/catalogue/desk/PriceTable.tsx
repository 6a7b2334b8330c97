import { useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './desk.module.css'
import type { PairDraft, Product, Size, SizeDraft } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'

interface PriceTableProps {
  path: string
  size: Size
  groups: Product['groups']
  draft: SizeDraft
  errorAt: (path: string) => string | null
  onChange: (changed: Partial<SizeDraft>) => void
}

/** The list's price and those of customer groups; id 0 is the list. */
type Row = PairDraft & { readonly id: number; readonly name: string }

const LIST = 0

export function PriceTable({ path, size, groups, draft, errorAt, onChange }: PriceTableProps) {
  const t = useTexts(productFormTexts)
  const rows: Row[] = [
    { ...draft.list, id: LIST, name: t.list },
    ...draft.groups.map(pair => ({ ...pair, name: groups.find(({ id }) => id === pair.id)?.name ?? '' })),
  ]
  const change = (id: number, changed: Partial<PairDraft>) =>
    id === LIST
      ? onChange({ list: { ...draft.list, ...changed } })
      : onChange({ groups: draft.groups.map(pair => (pair.id === id ? { ...pair, ...changed } : pair)) })
  const input = (row: Row, field: keyof PairDraft, label: string) => (
    <TextInput
      hideLabel
      className={styles.price}
      label={t.of(label, row.name)}
      inputMode="decimal"
      maxLength={10}
      placeholder={row.id === LIST ? undefined : draft.list[field]}
      value={row[field]}
      error={
        field === 'current' ? errorAt(row.id === LIST ? `${path}.current_price` : `${path}.groups.${row.id}`) : null
      }
      onChange={event => change(row.id, { [field]: event.target.value })}
    />
  )
  const columns: Column<Row>[] = [
    { id: 'group', head: t.group, phone: 'title', cell: ({ name }) => name },
    { id: 'regular', head: t.fields.regular_price, cell: row => input(row, 'regular', t.fields.regular_price) },
    { id: 'current', head: t.fields.current_price, cell: row => input(row, 'current', t.fields.current_price) },
  ]
  return (
    <div className="grid gap-3 bordered round-card pad-4">
      <h3 className="t18">{t.prices}</h3>
      <p className="t13 ink-2">{t.pricesHint}</p>
      <Table caption={t.pricesOf(size.name)} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}
