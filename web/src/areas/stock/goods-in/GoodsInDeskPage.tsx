import type { Answer } from '@fairfloor/domain/endpoint'
import { deliveriesAt } from '@fairfloor/domain/stock/goods-in/list'
import { getDeliveries } from '@fairfloor/domain/stock/goods-in/reads-contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { calendarDay, count } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Select } from '../../../ui/Select.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import type { DraftLine } from './delivery-draft.ts'
import { deliveriesQuery, deliveryAddressOf } from './queries.ts'
import { goodsInTexts } from './texts.ts'

const DeliveryForm = lazyPart(async () => ({ default: (await import('./DeliveryForm.tsx')).DeliveryForm }))
const DeliverySheet = lazyPart(async () => ({ default: (await import('./DeliverySheet.tsx')).DeliverySheet }))

type Row = Answer<typeof getDeliveries>['deliveries'][number]

/** /admin/goods-in: what suppliers have announced, by day, and what is over. */
export function GoodsInDeskPage() {
  const t = useTexts(goodsInTexts)
  return (
    <AdminFrame title={t.goodsIn} lead={t.lead}>
      <Deliveries />
    </AdminFrame>
  )
}

function Deliveries() {
  const t = useTexts(goodsInTexts)
  const list = useListAddress()
  const navigate = useNavigate()
  const [isNew, setNew] = useState<'by hand' | 'sheet' | null>(null)
  const [taken, setTaken] = useState<readonly DraftLine[]>([])
  const asked = deliveriesAt(list.query)
  const query = useQuery(deliveriesQuery(asked))
  const columns = useColumns(query.data?.today)
  const begin = (how: 'by hand' | 'sheet') => {
    setTaken([])
    setNew(how)
  }
  return (
    <>
      <DeskList
        list={list}
        of={getDeliveries}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <>
            <Select
              inline
              label={t.state}
              value={asked?.state ?? 'open'}
              options={(['open', 'closed'] as const).map(value => ({ value, label: t.states[value] }))}
              onChange={state => list.filter({ state: state === 'open' ? '' : state })}
            />
            <Button icon="plus" variant="ink" onClick={() => begin('by hand')}>
              {t.add}
            </Button>
            <Button icon="upload" onClick={() => begin('sheet')}>
              {t.fromSheet}
            </Button>
          </>
        }
        empty={{ icon: 'box', title: t.none, children: t.noneText }}
        table={{
          caption: t.goodsIn,
          columns,
          rows: ({ deliveries }) => deliveries,
          rowKey: ({ delivery_id }) => delivery_id,
        }}
      />
      <Sheet open={isNew !== null} onClose={() => setNew(null)} title={isNew === 'sheet' ? t.fromSheet : t.add} scrim>
        <Suspense fallback={<Spinner size={40} />}>
          {isNew === 'sheet' && taken.length === 0 && <DeliverySheet onTake={setTaken} />}
          {(isNew === 'by hand' || taken.length > 0) && (
            <DeliveryForm
              delivery={null}
              taken={taken}
              onDone={({ delivery_id }) => void navigate(deliveryAddressOf(delivery_id))}
            />
          )}
        </Suspense>
      </Sheet>
    </>
  )
}

function useColumns(today: string | undefined): Column<Row>[] {
  const t = useTexts(goodsInTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'supplier',
      head: t.supplier,
      phone: 'title',
      cell: ({ delivery_id, supplier }) => (
        <PageLink to={deliveryAddressOf(delivery_id)} className={text.link} aria-label={t.open(supplier)}>
          {supplier}
        </PageLink>
      ),
    },
    { id: 'reference', head: t.reference, cell: ({ reference }) => reference },
    {
      id: 'next',
      head: t.next,
      cell: ({ next_on, closed_at }) => {
        if (closed_at !== null) return t.isClosed
        if (next_on === null) return t.unknownDay
        return (
          <span className="row wrap middle gap-y-1 gap-x-2">
            <span className={text.nowrap}>{calendarDay(next_on, language, { year: true })}</span>
            {today !== undefined && next_on < today && <Tag tone="red">{t.late}</Tag>}
            {next_on === today && <Tag tone="green">{t.today}</Tag>}
          </span>
        )
      },
    },
    {
      id: 'waiting',
      head: t.who.title,
      cell: ({ waiting_orders, closed_at }) => {
        if (closed_at !== null) return ''
        return waiting_orders > 0 ? t.waits(waiting_orders) : t.allFree
      },
    },
    { id: 'lines', head: t.lineHead, align: 'end', cell: ({ lines }) => count(lines) },
    { id: 'received', head: t.received, align: 'end', cell: ({ received }) => count(received) },
    { id: 'expected', head: t.expected, align: 'end', cell: ({ expected }) => count(expected) },
  ]
}
