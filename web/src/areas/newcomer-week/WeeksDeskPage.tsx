import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskWeeks } from '@fairfloor/domain/newcomer-week/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { weekDeskTexts } from './desk/desk-texts.ts'
import { useInstantOf } from './desk/instant-text.ts'
import { NewWeek } from './desk/NewWeek.tsx'
import { PhaseTag } from './desk/PhaseTag.tsx'
import { weekAddressOf, weeksQuery } from './desk/queries.ts'

type Row = Answer<typeof getDeskWeeks>['weeks'][number]

/** /admin/newcomer-weeks: the events, and a new one after one of them. */
export function WeeksDeskPage() {
  const t = useTexts(weekDeskTexts)
  const query = useQuery({ ...weeksQuery, enabled: isOperator(useUser()) })
  return (
    <AdminFrame title={t.title} {...(query.data && { lead: t.lead(query.data.time_zone) })}>
      <Loaded query={query} waiting={<SkeletonRows rows={4} height={64} />}>
        {({ weeks, time_zone }) => <Shown weeks={weeks} timeZone={time_zone} />}
      </Loaded>
    </AdminFrame>
  )
}

function Shown({ weeks, timeZone }: { weeks: readonly Row[]; timeZone: string }) {
  const t = useTexts(weekDeskTexts)
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const columns = useColumns(timeZone)
  return (
    <>
      <div className="row wrap middle gap-3">
        <Button icon="plus" variant="ink" onClick={() => setNew(true)}>
          {t.create}
        </Button>
      </div>
      {weeks.length === 0 ? (
        <EmptyState icon="sparkle" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Table caption={t.title} columns={columns} rows={weeks} rowKey={({ id }) => id} />
      )}
      <Sheet open={isNew} onClose={() => setNew(false)} title={t.create} narrow scrim>
        {isNew && <NewWeek after={weeks} onMade={id => void navigate(weekAddressOf(id))} />}
      </Sheet>
    </>
  )
}

function useColumns(timeZone: string): Column<Row>[] {
  const t = useTexts(weekDeskTexts)
  const instant = useInstantOf(timeZone)
  const at = (when: string) => <span className={text.nowrap}>{instant(when)}</span>
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ id, name }) => (
        <PageLink to={weekAddressOf(id)} className={text.link} aria-label={t.open(name)}>
          {name}
        </PageLink>
      ),
    },
    { id: 'state', head: t.state, cell: week => <PhaseTag of={week} /> },
    { id: 'from', head: t.from, align: 'end', cell: ({ start }) => at(start) },
    { id: 'until', head: t.until, align: 'end', cell: ({ end }) => at(end) },
    { id: 'brands', head: t.brands, align: 'end', cell: ({ brands }) => count(brands) },
    { id: 'products', head: t.products, align: 'end', cell: ({ products }) => count(products) },
    { id: 'orders', head: t.orders, align: 'end', cell: ({ orders }) => count(orders) },
  ]
}
