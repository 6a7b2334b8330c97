import { getAgentCustomer } from '@fairfloor/domain/companies/agent-contract'
import { agentCustomersPage } from '@fairfloor/domain/companies/desk-pages'
import { customerIdIn } from '@fairfloor/domain/companies/lists'
import type { Answer } from '@fairfloor/domain/endpoint'
import { switchUser } from '@fairfloor/domain/people/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { countryName } from '../../lib/country.ts'
import { dayText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import side from '../../ui/side.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { isFreeAgent, useUser } from '../../visit/user.ts'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { AgentFrame } from './agent/AgentFrame.tsx'
import { AgentOrders } from './agent/AgentOrders.tsx'
import { agentTexts } from './agent/agent-texts.ts'

type Customer = Answer<typeof getAgentCustomer>

/** /agent/customers/:agentCustomer: who a customer is and what it ordered, without anything of money. */
export function AgentCustomerPage() {
  const t = useTexts(agentTexts)
  const { language } = useLanguage()
  const id = customerIdIn(useParams().agentCustomer ?? '')
  const query = useQuery({
    ...queryOf(getAgentCustomer, { params: { id: id ?? 0 } }),
    enabled: isFreeAgent(useUser()) && id !== null,
  })
  const { data } = query
  const back = <LinkButton to={agentCustomersPage.path}>{t.toCustomers}</LinkButton>
  const lead = data && [data.number, countryName(data.country, language)].filter(Boolean).join(' · ')
  return (
    <AgentFrame title={data?.company ?? t.title} {...(lead !== undefined && { lead })}>
      {id === null ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={480} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {customer => (
            <>
              {customer.blocked_at !== null && <Alert tone="warning">{t.isBlocked}</Alert>}
              <div className={`stack top packed gap-5 ${side.side}`}>
                <AgentOrders customerId={id} />
                <div className="stack top packed gap-5">
                  <Users customer={customer} />
                  <Addresses customer={customer} />
                </div>
              </div>
            </>
          )}
        </Loaded>
      )}
    </AgentFrame>
  )
}

function Users({ customer: { users, blocked_at, approved_at, time_zone } }: { customer: Customer }) {
  const t = useTexts(agentTexts)
  const { language } = useLanguage()
  // From here on all data belongs to somebody else.
  const act = useApiMutation(switchUser, { onSuccess: () => location.assign('/') })
  const isServed = blocked_at === null && approved_at !== null
  return (
    <DeskPanel title={t.users}>
      {users.length === 0 ? (
        <p>{t.noUsers}</p>
      ) : (
        <ul className="grid gap-3">
          {users.map(user => (
            <li className="row wrap baseline between gap-y-2 gap-x-4 anywhere" key={user.id}>
              <span className="grid">
                {user.name}
                <small className="t13 ink-2 anywhere">{user.email}</small>
                <small className="t13 ink-2">
                  {user.last_login_at === null
                    ? t.never
                    : t.lastLogin(dayText(user.last_login_at, time_zone, language))}
                </small>
              </span>
              {user.blocked_at !== null ? (
                <Tag tone="red">{t.userBlocked}</Tag>
              ) : (
                isServed && (
                  <Button
                    aria-label={t.actForOf(user.name)}
                    loading={act.loading}
                    onClick={() => void act.run({ body: { _switch_user: user.email } })}
                  >
                    {t.actFor}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      <MutationError of={act} />
    </DeskPanel>
  )
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  const t = useTexts(agentTexts)
  const { language } = useLanguage()
  return (
    <DeskPanel title={t.addresses}>
      {addresses.length === 0 ? (
        <p>{t.noAddresses}</p>
      ) : (
        <ul className="grid gap-3">
          {addresses.map(({ id, purpose, is_default, company, street, number, zip, city, country }) => (
            <li className="grid split baseline gap-x-4 anywhere" key={id}>
              <span>{`${company}, ${street} ${number}, ${zip} ${city}, ${countryName(country, language)}`}</span>
              <small className="across t13 ink-2">
                {[t.purposes[purpose], is_default && t.usual].filter(Boolean).join(', ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </DeskPanel>
  )
}
