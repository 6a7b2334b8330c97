import type { PersonRow } from '@fairfloor/domain/people/access/desk-contract'
import { getPeople } from '@fairfloor/domain/people/access/desk-reads-contract'
import { openPersonAt, peopleAt } from '@fairfloor/domain/people/access/lists'
import { peopleRoles, peopleStates } from '@fairfloor/domain/people/access/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { dayTimeText } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type ListAddress, useListAddress } from '../../../ui/list-address.ts'
import { Select } from '../../../ui/Select.tsx'
import { StateFilter } from '../../../ui/StateFilter.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import { deskTexts } from './desk-texts.ts'
import { peopleTexts } from './people-texts.ts'
import { StaffInvitations } from './StaffInvitations.tsx'

// Its code comes after the page, as it is opened later.
const InviteStaff = lazyPart(async () => ({ default: (await import('./InviteStaff.tsx')).InviteStaff }))
const PersonSheet = lazyPart(async () => ({ default: (await import('./PersonSheet.tsx')).PersonSheet }))

/** /admin/people: staff and users of all companies; one opens in a sheet beside the list. */
export function PeopleDeskPage() {
  const t = useTexts(deskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <People />
    </AdminFrame>
  )
}

function People() {
  const t = useTexts(deskTexts)
  const { roles } = useTexts(peopleTexts)
  const list = useListAddress()
  const asked = peopleAt(list.query)
  const query = useQuery({ ...queryOf(getPeople, { query: asked }), placeholderData: keepPreviousData })
  const [inviting, setInviting] = useState(false)
  const timeZone = query.data?.time_zone ?? 'UTC'
  const columns = useColumns(list, timeZone)
  const words = { customer: t.ofCustomer, ...roles }
  return (
    <>
      {query.data && query.data.invitations.length > 0 && (
        <StaffInvitations invitations={query.data.invitations} timeZone={timeZone} />
      )}
      <DeskList
        list={list}
        of={getPeople}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <>
            <Select
              inline
              label={t.role}
              value={asked?.role ?? 'all'}
              options={[
                { value: 'all', label: t.every },
                ...peopleRoles.map(role => ({ value: role, label: words[role] })),
              ]}
              onChange={role => list.filter({ role: role === 'all' ? '' : role })}
            />
            <StateFilter
              list={list}
              label={t.state}
              every={t.every}
              states={t.states}
              value={asked?.state}
              options={peopleStates}
            />
            <Button variant="ink" icon="plus" onClick={() => setInviting(true)}>
              {t.invite}
            </Button>
          </>
        }
        empty={{ icon: 'account', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: ({ people }) => people,
          rowKey: ({ id }) => id,
        }}
      />
      {query.data && (
        <>
          <Suspense>
            <InviteStaff open={inviting} onClose={() => setInviting(false)} brands={query.data.brands} />
          </Suspense>
          <Suspense>
            <PersonSheet
              open={openPersonAt(list.query)}
              brands={query.data.brands}
              timeZone={timeZone}
              closeTo={list.address({ open: '' })}
            />
          </Suspense>
        </>
      )}
    </>
  )
}

function useColumns(list: ListAddress, timeZone: string): Column<PersonRow>[] {
  const t = useTexts(deskTexts)
  const { roles } = useTexts(peopleTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ id, name }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={t.openOf(name)}>
          {name}
        </Link>
      ),
    },
    { id: 'email', head: t.email, cell: ({ email }) => email },
    {
      id: 'role',
      head: t.role,
      cell: ({ role }) => role !== null && (role === 'customer' ? t.ofCustomer : <Tag tone="ink">{roles[role]}</Tag>),
    },
    { id: 'company', head: t.company, cell: ({ company, brand }) => company ?? brand },
    {
      id: 'login',
      head: t.lastLogin,
      cell: ({ last_login_at }) =>
        last_login_at ? dayTimeText(last_login_at, timeZone, language) : <span className="fg-2">{t.never}</span>,
    },
    {
      id: 'state',
      head: t.state,
      cell: ({ blocked_at }) => (
        <Tag tone={blocked_at ? 'red' : 'green'}>{t.states[blocked_at ? 'blocked' : 'active']}</Tag>
      ),
    },
  ]
}
