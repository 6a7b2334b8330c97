import type { Person } from '@fairfloor/domain/people/access/desk-contract'
import { getPerson } from '@fairfloor/domain/people/access/desk-reads-contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dayTimeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { deskTexts } from './desk-texts.ts'
import { peopleTexts } from './people-texts.ts'
import type { Brands } from './RoleFields.tsx'
import { RoleForm } from './RoleForm.tsx'

interface PersonSheetProps {
  open: number | null
  brands: Brands
  timeZone: string
  closeTo: string
}

/** Somebody beside the list: role or rights, access, and what was done to the account. */
export function PersonSheet({ open, brands, timeZone, closeTo }: PersonSheetProps) {
  const t = useTexts(deskTexts)
  const navigate = useNavigate()
  const query = useQuery({ ...queryOf(getPerson, { params: { id: open ?? 0 } }), enabled: open !== null })
  const { data } = query
  return (
    <Sheet
      open={open !== null}
      onClose={() => navigate(closeTo)}
      title={data?.name ?? t.title}
      {...(data && { description: [data.email, data.company ?? data.brand].filter(Boolean).join(' · ') })}
      scrim
    >
      <Loaded query={query} waiting={<SkeletonRows rows={8} height={56} />}>
        {person => (
          <div key={person.id} className="stack gap-5">
            {person.customer_id === null ? (
              <RoleForm key={person.version} person={person} brands={brands} />
            ) : (
              <Rights person={person} />
            )}
            <AccessPanel person={person} timeZone={timeZone} />
            <Log person={person} timeZone={timeZone} />
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Rights({ person: { rights } }: { person: Person }) {
  const t = useTexts(deskTexts)
  const { rights: names, noRights } = useTexts(peopleTexts)
  return (
    <DeskPanel title={t.rights} hint={t.rightsHint}>
      <p>{rights.length === 0 ? noRights : rights.map(right => names[right]).join(', ')}</p>
    </DeskPanel>
  )
}

function Log({ person: { log }, timeZone }: { person: Person; timeZone: string }) {
  const t = useTexts(deskTexts)
  const { language } = useLanguage()
  return (
    <DeskPanel title={t.log}>
      {log.length === 0 ? (
        <p>{t.noLog}</p>
      ) : (
        <Table
          caption={t.log}
          rows={log}
          rowKey={({ id }) => id}
          columns={[
            { id: 'at', head: t.at, cell: ({ at }) => dayTimeText(at, timeZone, language) },
            {
              id: 'action',
              head: t.action,
              phone: 'title',
              cell: ({ action }) => t.actions[action as keyof typeof t.actions] ?? action,
            },
            { id: 'by', head: t.by, cell: ({ by }) => by },
          ]}
        />
      )}
    </DeskPanel>
  )
}
