import { getOutletDesk } from '@fairfloor/domain/outlet/desk-contract'
import { outletDeskAt } from '@fairfloor/domain/outlet/desk-list'
import { lotStates } from '@fairfloor/domain/outlet/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { calendarDay, count } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Price } from '../../ui/Price.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import side from '../../ui/side.module.css'
import type { Column } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { outletDeskTexts } from './desk/desk-texts.ts'
import { Proposals } from './desk/Proposals.tsx'
import { type LotRow, lotAddressOf, outletDeskQuery, type Proposal } from './desk/queries.ts'
import { reasonTexts } from './reasons-texts.ts'

// Its code comes after the page, as it is opened later.
const LotForm = lazyPart(async () => ({ default: (await import('./desk/LotForm.tsx')).LotForm }))

/** /admin/outlet: the lots of the outlet, and what is close to its date on the shelves. */
export function OutletDeskPage() {
  const t = useTexts(outletDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Lots />
    </AdminFrame>
  )
}

function Lots() {
  const t = useTexts(outletDeskTexts)
  const list = useListAddress()
  const navigate = useNavigate()
  const [made, setMade] = useState<Proposal | 'new' | null>(null)
  const asked = outletDeskAt(list.query)
  const columns = useColumns()
  return (
    <>
      <div className={`stack top packed gap-5 ${side.roomy}`}>
        <DeskList
          list={list}
          of={getOutletDesk}
          asked={asked}
          query={useQuery(outletDeskQuery(asked))}
          search={t.search}
          filters={
            <>
              <Select
                inline
                label={t.state}
                value={asked?.state ?? 'for sale'}
                options={lotStates.map(value => ({ value, label: t.states[value] }))}
                onChange={state => list.filter({ state: state === 'for sale' ? '' : state })}
              />
              <Button icon="plus" variant="ink" onClick={() => setMade('new')}>
                {t.make.title}
              </Button>
            </>
          }
          empty={{ icon: 'clock', title: t.none, children: t.noneText }}
          table={{
            caption: t.title,
            columns,
            rows: ({ lots }) => lots,
            rowKey: ({ lot_id }) => lot_id,
          }}
        />
        <Proposals onMake={setMade} />
      </div>
      <Sheet open={made !== null} onClose={() => setMade(null)} title={t.make.title} narrow scrim>
        {made !== null && (
          <Suspense fallback={<Skeleton height={320} radius="card" />}>
            <LotForm
              proposal={made === 'new' ? null : made}
              onDone={({ lot_id }) => void navigate(lotAddressOf(lot_id))}
            />
          </Suspense>
        )}
      </Sheet>
    </>
  )
}

function useColumns(): Column<LotRow>[] {
  const t = useTexts(outletDeskTexts)
  const reasons = useTexts(reasonTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      head: t.article,
      phone: 'title',
      cell: ({ lot_id, name }) => (
        <PageLink to={lotAddressOf(lot_id)} className={text.link}>
          {name}
        </PageLink>
      ),
    },
    { id: 'lot', head: t.lot, cell: ({ lot }) => lot ?? <span className="fg-2">{t.noLot}</span> },
    {
      id: 'until',
      head: t.bestBefore,
      cell: ({ best_before, days_left }) => (
        <div>
          <span className={text.nowrap}>{calendarDay(best_before, language, { year: true })}</span>
          <span className="t13 ink-2 anywhere block">{t.daysLeft(days_left)}</span>
        </div>
      ),
    },
    { id: 'reason', head: t.reason, cell: ({ reason }) => reasons[reason] },
    { id: 'left', head: t.left, align: 'end', cell: ({ quantity }) => count(quantity) },
    {
      id: 'price',
      head: t.price,
      align: 'end',
      cell: ({ price, regular_price }) => <Price current={price} regular={regular_price} size="s" />,
    },
  ]
}
