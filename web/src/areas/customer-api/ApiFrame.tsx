import {
  apiPage,
  keyPage,
  requestsPage,
  restPage,
  skuMappingPage,
  stockPage,
} from '@fairfloor/domain/customer-api/pages'
import { titles } from '@fairfloor/domain/customer-api/titles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ReachUs } from '../../ui/ReachUs.tsx'
import { centreInRow } from '../../ui/scroll-into-row.ts'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './ApiFrame.module.css'
import { frameTexts } from './frame-texts.ts'

type Name = keyof (typeof titles)['en']

const links: readonly (readonly [Name, string])[] = [
  ['overview', apiPage.path],
  ['rest', restPage.path],
  ['key', keyPage.path],
  ['requests', requestsPage.path],
  ['stock', stockPage.path],
  ['mapping', skuMappingPage.path],
]

interface ApiFrameProps {
  name: Name
  lead?: ReactNode
  /** Beside the heading: a state, a button. */
  end?: ReactNode
  children: ReactNode
}

/** Frame of every page of the API area: the area's pages, a login for visitors, and a notice for those who have no API access. */
export function ApiFrame({ name, lead, end, children }: ApiFrameProps) {
  const title = useTexts(titles)[name]
  const t = useTexts(frameTexts)
  const user = useUser()
  if (user === undefined) return null
  if (user === null)
    return (
      <div className={`grid packed gap-5 window-high`}>
        <PageTitle>{title}</PageTitle>
        <h1>{title}</h1>
        <LoginFirst />
      </div>
    )
  if (!user.has_api_access)
    return (
      <div className={`grid packed gap-5 window-high`}>
        <PageTitle>{title}</PageTitle>
        <h1>{title}</h1>
        <NoAccess />
      </div>
    )
  return (
    <div className={`stack packed gap-y-5 gap-x-8 window-high ${styles.area}`}>
      <PageTitle>{title}</PageTitle>
      <Navigation />
      <div className="stack packed gap-6">
        <header className={`row wrap baseline gap-y-2 gap-x-4 ${styles.head}`}>
          <h1>{title}</h1>
          {lead && <p className="ink-2 own-line">{lead}</p>}
          {end && <div className={`row wrap middle gap-3 push ${styles.end}`}>{end}</div>}
        </header>
        {user.switched_from && (name === 'key' || name === 'stock') && <Alert tone="warning">{t.switched}</Alert>}
        {children}
      </div>
    </div>
  )
}

function NoAccess() {
  const t = useTexts(frameTexts)
  return (
    <EmptyState icon="lock" title={t.noAccess}>
      <p>{t.noAccessText}</p>
      <ReachUs />
    </EmptyState>
  )
}

/** Beside the page, or a row above it where there is no room for both. */
function Navigation() {
  const names = useTexts(titles)
  const t = useTexts(frameTexts)
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  const here = links.find(([name, to]) => name !== 'overview' && pathname.startsWith(to))?.[1] ?? apiPage.path

  useEffect(() => {
    centreInRow(row.current, row.current?.querySelector<HTMLElement>(`[href="${CSS.escape(here)}"]`))
  }, [here])

  return (
    <nav className={styles.nav} aria-label={t.navigation}>
      <ul ref={row}>
        {links.map(([name, to]) => (
          <li key={to}>
            <PageLink to={to} aria-current={to === here ? 'page' : undefined}>
              {name === 'overview' ? t.overview : names[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
