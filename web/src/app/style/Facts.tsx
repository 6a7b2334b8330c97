import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { FeeNotes } from '../../ui/FeeNotes.tsx'
import { Figures } from '../../ui/Figures.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LineFees } from '../../ui/LineFees.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Part } from './Part.tsx'
import { samples } from './samples.ts'

type Line = (typeof samples.lines)[number]

const fees = { deposit: 6, consumptionTax: 4.2, label: 1.2 }

export function Facts() {
  const [quantities, setQuantities] = useState<Record<number, number>>({})
  const quantityOf = ({ id, quantity }: Line) => quantities[id] ?? quantity
  const sum = samples.lines.reduce((total, line) => total + line.price * quantityOf(line), 0)

  const columns: Column<Line>[] = [
    { id: 'name', head: 'Flavour', cell: line => line.name, phone: 'title', foot: 'Total' },
    { id: 'size', head: 'Product', cell: line => line.size },
    { id: 'price', head: 'Price', align: 'end', cell: line => money(line.price) },
    {
      id: 'quantity',
      head: 'Quantity',
      align: 'end',
      cell: line => (
        <Stepper
          unitsPerCase={6}
          label={`Quantity of ${line.name}`}
          value={quantityOf(line)}
          onChange={quantity => setQuantities({ ...quantities, [line.id]: quantity })}
        />
      ),
    },
    {
      id: 'sum',
      head: 'Sum',
      align: 'end',
      cell: line => <strong>{money(line.price * quantityOf(line))}</strong>,
      foot: money(sum),
    },
    {
      id: 'remove',
      head: 'Remove',
      hideHead: true,
      phone: 'corner',
      width: 44,
      cell: line => <IconButton icon="close" label={`Remove ${line.name}`} />,
    },
  ]
  return (
    <>
      <Part name="Table: cards on a phone" stack>
        <Table caption="Lines of the order" columns={columns} rows={samples.lines} rowKey={line => line.id} />
      </Part>
      <Part name="Fees: at a line, and explained at the sum" stack>
        <LineFees fees={fees} />
        <FeeNotes fees={fees} />
      </Part>
      <Part name="Key and value" on="fog" stack>
        <KeyValue
          items={[
            { key: 'Subtotal', value: money(1453.9) },
            { key: 'Deposit', value: money(10.8), note: '72 cans and bottles' },
            { key: 'Consumption tax', value: money(7.28), note: '27,84 l of drinks' },
            { key: 'VAT 9 %', value: money(129.37), note: `of ${money(1437.48)}`, look: 'rule' },
            { key: 'Total incl. VAT', value: money(1608.6), look: 'total' },
          ]}
        />
      </Part>
      <Part name="Key and value, lined" stack>
        <KeyValue
          lined
          items={[
            { key: 'Article', value: 'PW-908-01' },
            { key: 'EAN', value: '8712345001222' },
            { key: 'Units per case', value: 6 },
          ]}
        />
      </Part>
      <Part name="Figures in a frame, one of them urgent" stack>
        <Figures
          of={[
            { name: 'Open', value: money(4210.5), note: '3 invoices' },
            { name: 'Overdue', value: money(120.4), note: 'since 1 May', urgent: true },
            { name: 'Turnover of the year', value: money(48310.4) },
          ]}
        />
      </Part>
      <Part name="Breadcrumb">
        <Breadcrumb
          items={[{ label: 'Categories', to: '#facts' }, { label: 'Protein', to: '#facts' }, { label: 'Whey' }]}
        />
      </Part>
      <Part name="Pagination" stack>
        <Pagination page={1} pages={3} label="Pages of a short list" hrefFor={page => `?page=${page}#facts`} />
        <Pagination page={7} pages={24} label="Pages of a long list" hrefFor={page => `?page=${page}#facts`} />
      </Part>
    </>
  )
}
