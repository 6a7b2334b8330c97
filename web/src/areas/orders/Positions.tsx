import { calendarDay, count, money, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { LineExtras } from '../../ui/LineExtras.tsx'
import { LineFees } from '../../ui/LineFees.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { useMay } from '../../visit/user.ts'
import { LineState } from './LineState.tsx'
import { keptOf, type Order } from './orders.ts'
import styles from './Positions.module.css'
import { restTexts } from './rest-texts.ts'
import { ordersTexts } from './texts.ts'

type Position = Order['order_positions'][number]

/** The ordered lines: what is kept of each at its price, less its discount, is its sum. */
export function Positions({ order, on }: { order: Order; on: 'order page' | 'desk' }) {
  const { language } = useLanguage()
  const t = useTexts(ordersTexts)
  const rest = useTexts(restTexts)
  const priced = useMay('prices')
  const columns: Column<Position>[] = [
    {
      id: 'product',
      head: t.product,
      phone: 'title',
      cell: position => (
        <span className={`grid bold pad-y-2 lh-snug ${styles.product}`}>
          {position.brand_name} {position.product_name} {sizeText(position.product_size_name, language)}
          <span className="t13 fg-2 regular">
            <b className="t15 fg medium">{position.product_attribute_name}</b> ·{' '}
            <span className={text.nowrap}>{position.sku}</span>
          </span>
          {position.outlet_lot && <OutletLot {...position.outlet_lot} />}
          <LineExtras extras={position.extras} on={on} />
          <LineFees
            fees={{
              deposit: position.deposit_price_exclusive_tax,
              consumptionTax: position.lemonade_fee_price_exclusive_tax,
              label: position.label_price_exclusive_tax,
            }}
          />
        </span>
      ),
    },
    {
      id: 'price',
      head: t.unitPrice,
      align: 'end',
      width: 104,
      phone: 'hide',
      cell: ({ single_price_exclusive_tax }) => money(single_price_exclusive_tax),
    },
    {
      id: 'quantity',
      head: t.quantity,
      align: 'end',
      width: 88,
      phone: 'bare',
      cell: position => (
        <span className={styles.ordered}>
          <b>{count(keptOf(position))}</b>
          {priced && <span className={styles.each}> × {money(position.single_price_exclusive_tax)}</span>}
        </span>
      ),
    },
    {
      id: 'shipped',
      head: t.shippedPieces,
      align: 'end',
      width: 88,
      phone: 'hide',
      cell: ({ shipped_quantity: pieces }) => (
        <b className={pieces > 0 ? 'sign t18' : 'sign t18 fg-3'}>{count(pieces)}</b>
      ),
    },
    {
      id: 'state',
      head: rest.state,
      width: 210,
      phone: 'bare',
      cell: position => <LineState order={order} position={position} />,
    },
    {
      id: 'sum',
      head: t.sum,
      align: 'end',
      width: 116,
      phone: 'bare',
      cell: ({ total_price_exclusive_tax, discount }) => (
        <span className={`ends ${styles.sum}`}>
          <b className="nowrap">{money(total_price_exclusive_tax)}</b>
          {discount ? <small className="fg-2">{rest.free(money(discount))}</small> : null}
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t.positionsOf(order.order_id)}
      className={styles.table}
      columns={priced ? columns : columns.filter(({ id }) => id !== 'price' && id !== 'sum')}
      rows={order.order_positions}
      rowKey={position => position.line}
    />
  )
}

/** The lot of the outlet that a line is from. */
function OutletLot({ lot, best_before: day }: NonNullable<Position['outlet_lot']>) {
  const t = useTexts(restTexts)
  const { language } = useLanguage()
  return (
    <span>
      {[lot && t.lot(lot), t.bestBefore(calendarDay(day, language, { year: true }))].filter(Boolean).join(' · ')}
    </span>
  )
}
