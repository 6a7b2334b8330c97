import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { count } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import { outletDeskTexts } from './desk-texts.ts'
import type { DeskLot } from './queries.ts'

type Movement = DeskLot['movements'][number]

/** Every change of a lot's pieces, newest first. */
export function LotMovements({ lot: { movements } }: { lot: DeskLot }) {
  const t = useTexts(outletDeskTexts).movements
  const at = useInstantText()
  const columns: Column<Movement>[] = [
    { id: 'why', head: t.why, phone: 'title', cell: row => <Reason row={row} /> },
    { id: 'when', head: t.when, cell: row => at(row.at) },
    { id: 'who', head: t.who, cell: ({ user }) => user ?? t.itself },
    {
      id: 'change',
      head: t.change,
      align: 'end',
      cell: ({ change }) => (change > 0 ? `+${count(change)}` : `−${count(-change)}`),
    },
    { id: 'after', head: t.after, align: 'end', cell: ({ after }) => count(after) },
  ]
  return (
    <DeskPanel title={t.title}>
      {movements.length === 0 ? (
        <p className="fg-2">{t.none}</p>
      ) : (
        <Table caption={t.title} columns={columns} rows={movements} rowKey={({ id }) => id} />
      )}
    </DeskPanel>
  )
}

function Reason({ row: { kind, order_id, note } }: { row: Movement }) {
  const t = useTexts(outletDeskTexts).movements
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
      {note && <span className="t13 ink-2 anywhere block">{note}</span>}
    </>
  )
}
