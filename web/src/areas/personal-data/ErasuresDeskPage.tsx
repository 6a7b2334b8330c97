import type { ErasureRequest } from '@fairfloor/domain/personal-data/desk-contract'
import { getErasures } from '@fairfloor/domain/personal-data/desk-reads-contract'
import { erasureStates } from '@fairfloor/domain/personal-data/erasure'
import { erasuresAt } from '@fairfloor/domain/personal-data/lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { useInstantText } from '../back-office/instants.ts'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { erasureDeskTexts } from './erasure-desk-texts.ts'

// Its code comes after the page, as it is opened later.
const DecideErasure = lazyPart(async () => ({ default: (await import('./DecideErasure.tsx')).DecideErasure }))

const TONES = { open: 'amber', erased: 'green', refused: 'red', withdrawn: 'soft' } as const

/** /admin/erasure-requests: users who ask for their account to be erased. */
export function ErasuresDeskPage() {
  const t = useTexts(erasureDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Erasures />
    </AdminFrame>
  )
}

function Erasures() {
  const t = useTexts(erasureDeskTexts)
  const list = useListAddress()
  const asked = erasuresAt(list.query)
  const query = useQuery({ ...queryOf(getErasures, { query: asked }), placeholderData: keepPreviousData })
  const [open, setOpen] = useState<ErasureRequest | null>(null)
  const columns = useColumns(setOpen)
  return (
    <>
      <DeskList
        list={list}
        of={getErasures}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <StateFilter
            list={list}
            label={t.state}
            every={t.every}
            states={t.states}
            value={asked?.state}
            options={erasureStates}
          />
        }
        empty={{ icon: 'account', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: ({ requests }) => requests,
          rowKey: ({ id }) => id,
        }}
      />
      <Suspense fallback={<Skeleton height={320} radius="card" />}>
        <DecideErasure request={open} onClose={() => setOpen(null)} />
      </Suspense>
    </>
  )
}

function useColumns(decide: (request: ErasureRequest) => void): Column<ErasureRequest>[] {
  const t = useTexts(erasureDeskTexts)
  const at = useInstantText()
  return [
    { id: 'name', head: t.name, phone: 'title', cell: ({ name }) => name },
    {
      id: 'email',
      head: t.email,
      cell: ({ email, state }) => (state === 'erased' ? <span className="fg-2">{t.gone}</span> : email),
    },
    { id: 'company', head: t.company, cell: ({ company }) => company ?? <span className="fg-2">{t.staff}</span> },
    { id: 'note', head: t.note, cell: ({ note, reason }) => reason || note },
    { id: 'at', head: t.askedAt, cell: ({ asked_at }) => at(asked_at) },
    {
      id: 'state',
      head: t.state,
      cell: ({ state, decided_by }) => (
        <>
          <Tag tone={TONES[state]}>{t.states[state]}</Tag> {decided_by && t.by(decided_by)}
        </>
      ),
    },
    {
      id: 'act',
      head: t.decide,
      cell: request =>
        request.state === 'open' && (
          <Button aria-label={t.decideOn(request.name)} onClick={() => decide(request)}>
            {t.decide}
          </Button>
        ),
    },
  ]
}
