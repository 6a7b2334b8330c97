import { searchAddress } from '@fairfloor/domain/assortment/addresses'
import { brandsPage, newPage, productListPage, topProductsPage } from '@fairfloor/domain/assortment/pages'
import type { FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ProductList } from './ProductList.tsx'
import styles from './SearchPage.module.css'
import { listTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

/** /search: what to search for; /search/{term}: what was found, as any other list. */
export function SearchPage() {
  const t = useTexts(listTexts)
  const list = useListAddress()
  const { term } = useParams()
  if (!term || !list.place) return <NoTerm />
  return (
    <ProductList
      list={list}
      place={list.place}
      empty={{ icon: 'search', title: t.noResults, children: t.noResultsHint, action: <Ways /> }}
    />
  )
}

function NoTerm() {
  const t = useTexts(listTexts)
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = String(new FormData(event.currentTarget).get('term') ?? '').trim()
    if (term.length > 1) navigate(searchAddress(term))
  }
  return (
    <div className={styles.search}>
      <PageTitle>{t.titles.search}</PageTitle>
      <h1>{t.titles.search}</h1>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <TextInput
            type="search"
            name="term"
            icon="search"
            label={t.searchLabel}
            hint={t.searchHint}
            minLength={2}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit" variant="ink">
            {t.titles.search}
          </Button>
        </form>
      </search>
      <p className={styles.or}>{t.orBrowse}</p>
      <Ways />
    </div>
  )
}

/** Lists to look around in. */
function Ways() {
  const t = useTexts(listTexts).titles
  const ways = [
    { to: brandsPage.path, label: t.brands },
    { to: newPage.path, label: t.new },
    { to: topProductsPage.path, label: t.top },
    { to: productListPage.path, label: t.all },
  ]
  return (
    <ul className={styles.ways}>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>{label}</PageLink>
        </li>
      ))}
    </ul>
  )
}
