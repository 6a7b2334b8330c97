import { searchAddress, sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { brandPage } from '@fairfloor/domain/assortment/pages'
import { search } from '@fairfloor/domain/assortment/search-contract'
import { SHORTEST_TERM } from '@fairfloor/domain/assortment/search-words'
import type { Answer } from '@fairfloor/domain/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { generatePath, useNavigate, useParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './SearchBox.module.css'
import { searchBoxTexts } from './search-box-texts.ts'

const PAUSE_MS = 500

const SearchResults = lazyPart(() => import('./SearchResults.tsx'))

/** The header's search: results while typing, and the way to the page of all results. */
export default function SearchBox() {
  const t = useTexts(searchBoxTexts)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // Of /search/{term}, so that the box says what the page shows after a reload, too.
  const { term: searched } = useParams()
  const [shown, setShown] = useState({ searched, text: searched ?? '' })
  const { text } = shown
  const setText = (typed: string) => setShown({ searched, text: typed })
  // An address, as the results may change below it.
  const [chosen, setChosen] = useState<string | null>(null)
  const { term, isOn, start, stop } = useRestingTerm(termOf(text))
  // On any other page the last term stays, and what is being typed stays everywhere.
  if (shown.searched !== searched) setShown({ searched, text: (!isOn && searched) || text })
  const query = useQuery({
    ...queryOf(search, { params: { term } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const addresses = term && query.data ? addressesOf(query.data) : []
  const active = chosen === null ? -1 : addresses.indexOf(chosen)

  const close = () => {
    stop()
    setChosen(null)
  }

  const leaveTo = (address: string) => {
    close()
    // Closes a phone's keyboard; the focus goes on to the page's content.
    input.current?.blur()
    navigate(address)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = termOf(text)
    leaveTo(addresses[active] ?? searchAddress(typed))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !term) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && addresses.length > 0) {
      event.preventDefault()
      setChosen(addresses[next(active, step, addresses.length)] ?? null)
    }
    if (event.key === 'Escape') {
      // Otherwise the browser would empty the box, too.
      event.preventDefault()
      close()
    }
  }

  return (
    <search className={`wide block relative ${styles.box}`}>
      <form onSubmit={onSubmit}>
        <input
          ref={input}
          className={`wide ink on-fog ellipsis edged round-input ${styles.input}`}
          type="search"
          role="combobox"
          aria-label={t.search}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={addresses.length > 0}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          placeholder={t.placeholder}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setChosen(null)
            start()
          }}
          onFocus={event => {
            // The next term takes the place of the last one.
            event.target.select()
            start()
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" icon="search" label={t.search} className={styles.button} />
      </form>
      {term && (
        <Suspense>
          <SearchResults id={listId} query={query} addresses={addresses} active={active} onLeave={leaveTo} />
        </Suspense>
      )}
    </search>
  )
}

/**
 * The term to search for: what has been typed once it has rested, from `start` to `stop`, otherwise empty. While more is
 * typed it stays the one before.
 */
function useRestingTerm(typed: string) {
  const [isOn, setIsOn] = useState(false)
  const [rested, setRested] = useState('')
  useEffect(() => {
    if (!isOn) return
    // What is typed next is another term, for which the results of the one before must not come back.
    if (!typed) return setRested('')
    const timer = setTimeout(() => setRested(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOn, typed])
  return {
    term: isOn && typed ? rested : '',
    isOn,
    start: () => setIsOn(true),
    stop: () => {
      setIsOn(false)
      setRested('')
    },
  }
}

/** What can be searched for; dots alone would be steps up in the address. */
function termOf(text: string): string {
  const term = text.trim()
  return term.length < SHORTEST_TERM || term === '..' ? '' : term
}

/** In the order in which they are shown. */
const addressesOf = ({ brands, products }: Answer<typeof search>): string[] => [
  ...brands.map(({ id }) => generatePath(brandPage.path, { brand: String(id) })),
  ...products.map(({ id }) => sizeAddress(id)),
]

/** From the box (-1) to the first or the last option, and from either end back to the box. */
const next = (active: number, step: number, length: number): number =>
  ((active + 1 + step + length + 1) % (length + 1)) - 1
