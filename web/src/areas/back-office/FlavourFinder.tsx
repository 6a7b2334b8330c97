import { findFlavours } from '@fairfloor/domain/catalogue/flavour-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { flavourFinderTexts } from './flavour-finder-texts.ts'

export type FoundFlavour = Answer<typeof findFlavours>['flavours'][number]

const flavoursQuery = (search: string) => queryOf(findFlavours, { query: { search } })

/** Shortest search: one letter finds half the range. */
const SHORTEST = 2

interface FlavourFinderProps {
  label?: string
  /** Why one is needed. */
  error?: string | null
  onAdd: (flavour: FoundFlavour) => void
}

/** Finds an article by name or number. */
export function FlavourFinder({ label, error, onAdd }: FlavourFinderProps) {
  const { language } = useLanguage()
  const t = useTexts(flavourFinderTexts)
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const isSearched = search.length >= SHORTEST
  const { data } = useQuery({ ...flavoursQuery(search), enabled: isSearched, placeholderData: keepPreviousData })
  const add = (flavour: FoundFlavour) => {
    onAdd(flavour)
    setTyped('')
  }
  // Asked for anew: while somebody types fast, what is shown still belongs to what was typed before.
  const addOnly = async () => {
    const asked = typed.trim()
    if (asked.length < SHORTEST) return
    const found = await client.fetchQuery(flavoursQuery(asked)).catch(() => null)
    const [only, ...others] = found?.flavours ?? []
    if (!only || others.length > 0) return
    onAdd(only)
    setTyped(now => (now.trim() === asked ? '' : now))
  }
  return (
    <div className="grid at-start gap-2">
      <TextInput
        icon="search"
        label={label ?? t.find}
        maxLength={200}
        value={typed}
        error={error ?? null}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          // Enter would save the form around it; a scanner sends one after the number.
          if (event.key !== 'Enter') return
          event.preventDefault()
          void addOnly()
        }}
      />
      {isSearched && data && (
        <section className="grid at-start gap-2" aria-label={t.found} aria-live="polite">
          {data.flavours.map(flavour => (
            <Button
              key={flavour.id}
              icon="plus"
              aria-label={t.addOf(sizeText(flavour.name, language))}
              onClick={() => add(flavour)}
            >
              {sizeText(flavour.name, language)}
            </Button>
          ))}
          {data.flavours.length === 0 && <p>{t.nothing}</p>}
        </section>
      )}
    </div>
  )
}
