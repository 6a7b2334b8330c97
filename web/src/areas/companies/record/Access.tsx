import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import type { CustomerUsers } from '@fairfloor/domain/companies/record-contract'
import { useQuery } from '@tanstack/react-query'
import { dayText, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import side from '../../../ui/side.module.css'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { usersQuery } from '../queries.ts'
import { ApiUse } from './ApiUse.tsx'
import { accessTexts } from './access-texts.ts'
import { Logins } from './Logins.tsx'

/** Who acts for a customer: its users, their sessions, and its own systems. */
export const Access = ({ customer }: { customer: DeskCustomer }) => (
  <div className={`stack top packed gap-5 pt-5 ${side.side}`}>
    <div className="stack top packed gap-5">
      <Users customer={customer} />
      <Logins customer={customer} />
    </div>
    <ApiUse customer={customer} />
  </div>
)

function Users({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(accessTexts).users
  const shown = useColumns(customer.time_zone)
  return (
    <DeskPanel title={t.title}>
      <Loaded
        query={useQuery(usersQuery(customer.id))}
        waiting={<SkeletonRows rows={2} height={40} />}
        isEmpty={({ users }) => users.length === 0}
        empty={<p>{t.none}</p>}
      >
        {({ users }) => <Table caption={t.title} columns={shown} rows={users} rowKey={({ id }) => id} />}
      </Loaded>
    </DeskPanel>
  )
}

function useColumns(timeZone: string): Column<CustomerUsers['users'][number]>[] {
  const t = useTexts(accessTexts).users
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ name, email, is_technical }) => (
        <span className="grid">
          {is_technical ? t.technical : name}
          {!is_technical && <small className="t13 ink-2 regular anywhere">{email}</small>}
        </span>
      ),
    },
    {
      id: 'rights',
      head: t.rights,
      cell: ({ rights, order_limit: limit }) => (
        <span className="row wrap gap-1">
          {rights.map(right => (
            <Tag key={right}>{t.rightNames[right]}</Tag>
          ))}
          {limit !== null && !rights.includes('manage') && <Tag tone="amber">{t.limit(money(limit))}</Tag>}
        </span>
      ),
    },
    {
      id: 'login',
      head: t.lastLogin,
      cell: ({ last_login_at }) => (last_login_at === null ? t.never : dayText(last_login_at, timeZone, language)),
    },
    {
      id: 'state',
      head: t.state,
      cell: ({ blocked_at }) =>
        blocked_at === null ? (
          <Tag tone="green">{t.active}</Tag>
        ) : (
          <Tag tone="red">{t.blocked(dayText(blocked_at, timeZone, language))}</Tag>
        ),
    },
  ]
}
