import { searchAddress } from '@fairfloor/domain/assortment/addresses'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './SearchStart.module.css'
import { SearchWays } from './SearchWays.tsx'
import { searchStartTexts } from './search-start-texts.ts'
import { listTexts } from './texts.ts'

/** /search without a term: what to search for. */
export function SearchStart() {
  const { titles } = useTexts(listTexts)
  const t = useTexts(searchStartTexts)
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = String(new FormData(event.currentTarget).get('term') ?? '').trim()
    if (term.length > 1) navigate(searchAddress(term))
  }
  return (
    <div className={`grid gap-4 ${styles.search}`}>
      <PageTitle>{titles.search}</PageTitle>
      <h1>{titles.search}</h1>
      <search>
        <form className={`row top gap-3 ${styles.form}`} onSubmit={submit}>
          <TextInput
            type="search"
            name="term"
            icon="search"
            label={t.label}
            hint={t.hint}
            minLength={2}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit" variant="ink">
            {titles.search}
          </Button>
        </form>
      </search>
      <p className="ink-2 mt-4">{t.orBrowse}</p>
      <SearchWays />
    </div>
  )
}
