import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CallError, read } from '../../../lib/call.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Accordion } from '../../../ui/Accordion.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { CallHead } from './CallHead.tsx'
import styles from './DocsPage.module.css'
import { type ApiDocument, grouped, operationsOf } from './document.ts'
import { OperationDetail } from './OperationDetail.tsx'
import { docsTexts } from './texts.ts'

const ADDRESS = '/api/openapi.json'

/** /api/docs: the API reference, rendered from the server's OpenAPI document. */
export function DocsPage() {
  const t = useTexts(docsTexts)
  const shop = useSettings()?.shop_name ?? ''
  const query = useQuery<ApiDocument, CallError>({
    queryKey: [ADDRESS],
    queryFn: ({ signal }) => read(ADDRESS, signal) as Promise<ApiDocument>,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className={`stack gap-6 m-auto ${styles.page}`}>
      <PageTitle>{t.title}</PageTitle>
      <SkipLink />
      <header className={`row wrap middle gap-y-3 gap-x-6 ${styles.head}`}>
        <Link to="/" className="row middle target" aria-label={t.toShop(shop)}>
          <Logo />
        </Link>
        <h1>{t.title}</h1>
        <p>{query.data?.info.description}</p>
        <LinkButton to={ADDRESS} icon="download" reloadDocument>
          {t.document}
        </LinkButton>
        <LanguageSwitch short />
      </header>
      <Loaded query={query} waiting={640}>
        {document => (
          <>
            <Calls document={document} />
            <footer className="t13 ink-3 line-above pt-4">{t.runsOn}</footer>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Calls({ document }: { document: ApiDocument }) {
  const t = useTexts(docsTexts)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<readonly string[]>(() => [location.hash.slice(1)].filter(Boolean))
  const groups = grouped(operationsOf(document), search)

  useEffect(() => {
    window.document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <div className={`grid top gap-10 ${styles.calls}`}>
      <nav className={`grid gap-3 on-paper pad-y-3 ${styles.groups}`} aria-label={t.groups}>
        <TextInput
          label={t.search}
          hideLabel
          icon="search"
          placeholder={t.search}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <ul>
          {groups.map(([group, operations]) => (
            <li key={group}>
              <a className="row middle between gap-3 target medium nowrap" href={`#${group}`}>
                {t.groupNames[group]} <span className="t13 ink-2 regular">{t.count(operations.length)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" tabIndex={-1}>
        {groups.length === 0 && <EmptyState icon="search" title={t.none} />}
        {groups.map(([group, operations]) => (
          <section key={group} id={group} className={`stack gap-3 ${styles.group}`}>
            <h2>{t.groupNames[group]}</h2>
            <Accordion
              multiple
              open={open}
              onOpenChange={now =>
                setOpen([...open.filter(id => !operations.some(one => one.operationId === id)), ...now])
              }
              items={operations.map(operation => ({
                id: operation.operationId,
                head: <CallHead operation={operation} />,
                content: <OperationDetail operation={operation} />,
              }))}
            />
          </section>
        ))}
      </main>
    </div>
  )
}
