import type { search } from '@fairfloor/domain/assortment/search-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { CallError } from '../../lib/call.ts'
import { errorWords } from '../../lib/error-words.ts'
import { sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import styles from './SearchBox.module.css'
import { searchResultsTexts } from './search-results-texts.ts'

type Found = Answer<typeof search>

interface SearchResultsProps {
  id: string
  query: UseQueryResult<Found, CallError>
  /** Where the options lead: brands, then products. */
  addresses: readonly string[]
  /** The option that the keyboard is on; -1 for none. */
  active: number
  onLeave: (address: string) => void
}

/** The panel below the search box. The focus stays in the box. */
export default function SearchResults({ id, query, addresses, active, onLeave }: SearchResultsProps) {
  const t = useTexts(searchResultsTexts)
  const { data, error, isPlaceholderData } = query
  const count = addresses.length
  const said = data ? (count === 0 ? t.none : t.found(count)) : error && errorWords(error)

  useEffect(() => {
    if (said && !isPlaceholderData) announce(said)
  }, [said, isPlaceholderData])

  const option = (index: number, content: ReactNode) => (
    <Option
      key={addresses[index]}
      id={`${id}-${index}`}
      to={addresses[index] ?? ''}
      isActive={index === active}
      onLeave={onLeave}
    >
      {content}
    </Option>
  )
  return (
    <div className={`on-paper bordered round-card ${styles.panel}`}>
      {data && count > 0 ? (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={t.results}
          aria-busy={isPlaceholderData}
          className={`pad-2 ${styles.list}`}
          // A press must not take the focus from the box: the panel would close below it.
          onMouseDown={event => event.preventDefault()}
        >
          {data.brands.length > 0 && (
            <Group name={t.brands}>{data.brands.map(({ name }, i) => option(i, <b>{name}</b>))}</Group>
          )}
          {data.products.length > 0 && (
            <Group name={t.products}>
              {data.products.map((product, i) => option(data.brands.length + i, <Product {...product} />))}
            </Group>
          )}
        </div>
      ) : (
        <p className="ink-2 pad-y-4 pad-x-5">{(!isPlaceholderData && said) || t.loading}</p>
      )}
    </div>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset aria-label={name} className={`slim m-0 pad-0 ${styles.group}`}>
    <p aria-hidden="true">{name}</p>
    {children}
  </fieldset>
)

interface OptionProps {
  id: string
  to: string
  isActive: boolean
  onLeave: (address: string) => void
  children: ReactNode
}

/** A link, so that it can be opened in another tab. */
function Option({ id, to, isActive, onLeave, children }: OptionProps) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [isActive, id])
  return (
    <PageLink
      id={id}
      to={to}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`row middle gap-3 round-input pad-y-1 pad-x-3 ${styles.option}`}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onLeave(to)
      }}
    >
      {children}
    </PageLink>
  )
}

function Product({ brand, name, size_name, image_uri, image_overlay_uri }: Found['products'][number]) {
  const { language } = useLanguage()
  return (
    <>
      <span className={`fixed relative ${styles.picture}`}>
        {[image_uri, image_overlay_uri].map(
          uri => uri && <img className="contain" key={uri} src={inWidth(uri, 160)} alt="" width="48" height="48" />,
        )}
      </span>
      <span className="slim">
        <small className="ink-3 block">{brand.name}</small> <b>{name}</b>{' '}
        <span className="ink-2">{sizeText(size_name, language)}</span>
      </span>
    </>
  )
}
