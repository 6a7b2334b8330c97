import { AGENT_CUSTOMERS } from '@fairfloor/domain/companies/addresses'
import { findSwitchable, switchUser } from '@fairfloor/domain/people/contract'
import { LEAST_SEARCHED } from '@fairfloor/domain/people/customer-search'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PageLink } from '../lib/PageLink.tsx'
import { queryOf } from '../lib/query.ts'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import text from '../ui/text.module.css'
import { customerFinderTexts } from './customer-finder-texts.ts'
import { visitTexts } from './texts.ts'
import styles from './visit.module.css'

/** Finds the users whom an agent may act for, and switches to the one pressed; then all data belongs to somebody else. */
export default function CustomerFinder({ isMain = false }: { isMain?: boolean }) {
  const t = useTexts(visitTexts).switchUser
  const more = useTexts(customerFinderTexts)
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const query = useQuery({ ...queryOf(findSwitchable, { query: { search } }), enabled: search !== '' })
  const change = useApiMutation(switchUser, { onSuccess: () => location.reload() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = typed.trim()
    setSearch(words.replace(/\s/g, '').length < LEAST_SEARCHED ? '' : words)
  }
  return (
    <search>
      <form className="stack gap-3" onSubmit={submit}>
        <div className={`grid split top gap-2 ${styles.search}`}>
          <TextInput
            label={t.find}
            hint={t.findHint}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <Button type="submit" icon="search" variant={isMain ? 'signal' : undefined}>
            {t.search}
          </Button>
        </div>
        {search !== '' && (
          <Loaded query={query} waiting={48} empty={<p role="status">{t.none}</p>}>
            {found => (
              <ul className={`round-input ${styles.found}`} aria-label={t.found}>
                {found.map(({ id, name, email, company, number, city }) => (
                  <li key={id}>
                    <button
                      className="grid target wide to-start anywhere pad-y-2 pad-x-3"
                      type="button"
                      aria-disabled={change.loading}
                      onClick={() => void change.run({ body: { _switch_user: email } })}
                    >
                      <b>{[company, city].filter(Boolean).join(', ')}</b>
                      <span className="t13 fg-2">{[name, email, number].filter(Boolean).join(' · ')}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        )}
        <PageLink to={AGENT_CUSTOMERS} className={text.link}>
          {more.customers}
        </PageLink>
        <MutationError of={change} />
      </form>
    </search>
  )
}
