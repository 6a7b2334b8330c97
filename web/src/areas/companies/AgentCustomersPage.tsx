import { findAgentCustomers } from '@fairfloor/domain/companies/agent-contract'
import { agentCustomerPage } from '@fairfloor/domain/companies/desk-pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { LEAST_SEARCHED } from '@fairfloor/domain/people/customer-search'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { countryName } from '../../lib/country.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import text from '../../ui/text.module.css'
import { AgentFrame } from './agent/AgentFrame.tsx'
import { agentTexts } from './agent/agent-texts.ts'

/** /agent/customers: customer service finds a customer. */
export function AgentCustomersPage() {
  const t = useTexts(agentTexts)
  return (
    <AgentFrame title={t.title} lead={t.lead}>
      <Finder />
    </AgentFrame>
  )
}

function Finder() {
  const t = useTexts(agentTexts)
  const { search, filter } = useListAddress()
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void filter({ search: typed.trim() })
  }
  return (
    <search className="stack gap-5">
      <form className="stack gap-5 measure" onSubmit={submit}>
        <TextInput
          label={t.search}
          hint={t.searchHint}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <div className="row wrap middle gap-3">
          <Button type="submit" icon="search" variant="ink">
            {t.find}
          </Button>
        </div>
      </form>
      {search.replace(/\s/g, '').length >= LEAST_SEARCHED && <Found search={search} />}
    </search>
  )
}

function Found({ search }: { search: string }) {
  const t = useTexts(agentTexts)
  const { language } = useLanguage()
  return (
    <Loaded
      query={useQuery(queryOf(findAgentCustomers, { query: { search } }))}
      waiting={<SkeletonRows rows={4} height={40} />}
      isEmpty={({ customers }) => customers.length === 0}
      empty={<p role="status">{t.none}</p>}
    >
      {({ customers }) => (
        <ul className="grid gap-3" aria-label={t.found}>
          {customers.map(({ id, company, number, country, blocked_at }) => (
            <li className="grid split baseline gap-x-4 anywhere" key={id}>
              <PageLink to={addressOf(agentCustomerPage, { params: { agentCustomer: id } })} className={text.link}>
                {company}
              </PageLink>
              {blocked_at === null ? <span /> : <Tag tone="red">{t.blocked}</Tag>}
              <small className="across t13 ink-2">
                {[number, countryName(country, language)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
