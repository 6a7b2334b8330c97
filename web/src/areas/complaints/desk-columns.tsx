import type { getDeskComplaints } from '@fairfloor/domain/complaints/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { RecordLink } from '../back-office/RecordLink.tsx'
import { goodsOf, useDay } from './complaints.ts'
import { deskAddressOf } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'
import { StateTag } from './StateTag.tsx'
import { complaintTexts } from './texts.ts'

type Row = Answer<typeof getDeskComplaints>['complaints'][number]

/** Complaints in a list of the desk. */
export function useComplaintColumns(): Column<Row>[] {
  const { language } = useLanguage()
  const t = useTexts(complaintTexts)
  const words = useTexts(complaintDeskTexts)
  const dayOf = useDay()
  return [
    {
      id: 'number',
      head: t.number,
      phone: 'title',
      cell: ({ id }) => (
        <PageLink to={deskAddressOf(id)} className={text.link} aria-label={t.titles.complaint(id)}>
          {id}
        </PageLink>
      ),
    },
    { id: 'company', head: words.company, cell: ({ company }) => company },
    {
      id: 'goods',
      head: t.goods,
      cell: one => (
        <span className="grid">
          <span>{`${one.brand_name} ${sizeText(goodsOf(one), language)}`}</span>
          <small className="t13 fg-2">
            {[
              t.reasons[one.reason],
              t.pieces(one.quantity, count(one.quantity)),
              one.photos > 0 && words.photos(one.photos),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ),
    },
    { id: 'order', head: t.order, cell: ({ order_id }) => <RecordLink to="order" id={order_id} /> },
    { id: 'made', head: t.made, cell: ({ made_at }) => <span className={text.nowrap}>{dayOf(made_at)}</span> },
    {
      id: 'state',
      head: t.state,
      cell: ({ state, waits }) => (
        <span className={`wrap gap-y-1 gap-x-2 inline-row`}>
          <StateTag state={state} />
          {waits && <Tag tone="signal">{words.waits}</Tag>}
        </span>
      ),
    },
    { id: 'worker', head: words.worksOn, cell: ({ taken_on_by }) => taken_on_by },
  ]
}
