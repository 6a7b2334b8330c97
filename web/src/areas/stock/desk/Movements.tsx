import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { count } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import type { ListAddress } from '../../../ui/list-address.ts'
import { Parts } from '../../../ui/Parts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import type { Movement, Stock } from './queries.ts'
import { stockDeskTexts } from './texts.ts'

/** Every change of the stock, newest first. */
export function Movements({ stock: { movements }, list }: { stock: Stock; list: ListAddress }) {
  const t = useTexts(stockDeskTexts)
  const columns = useColumns()
  return (
    <DeskPanel title={t.movements}>
      {movements.rows.length === 0 ? (
        <p className="fg-2">{t.noMovements}</p>
      ) : (
        <Table caption={t.movements} columns={columns} rows={movements.rows} rowKey={({ id }) => id} />
      )}
      <div className="row at-end">
        <Parts of={movements} list={list} />
      </div>
    </DeskPanel>
  )
}

function useColumns(): Column<Movement>[] {
  const t = useTexts(stockDeskTexts)
  const at = useInstantText()
  return [
    { id: 'why', head: t.why, phone: 'title', cell: row => <Reason row={row} /> },
    { id: 'when', head: t.when, cell: row => at(row.at) },
    { id: 'who', head: t.who, cell: ({ user }) => user ?? t.itself },
    { id: 'change', head: t.change, align: 'end', cell: row => changeOf(row) },
    {
      id: 'after',
      head: t.after,
      align: 'end',
      cell: ({ after }) => (after === null ? t.unknown : count(after)),
    },
  ]
}

function Reason({ row: { kind, order_id, receipt_id, note } }: { row: Movement }) {
  const t = useTexts(stockDeskTexts)
  return (
    <>
      {t.kinds[kind]}
      {order_id !== null && (
        <>
          {' '}
          <PageLink to={addressOf(orderDeskPage, { params: { deskOrder: order_id } })} className={text.link}>
            {t.order(order_id)}
          </PageLink>
        </>
      )}
      {receipt_id !== null && ` ${t.receipt(receipt_id)}`}
      {note && <span className="t13 ink-2 anywhere block">{note}</span>}
    </>
  )
}

/** With its sign; a first figure has no change. */
function changeOf({ before, after }: Movement): string {
  if (before === null || after === null) return '–'
  return after > before ? `+${count(after - before)}` : `−${count(before - after)}`
}
