import { vainSearchesPage } from '@fairfloor/domain/assortment/pages'
import { adminAwardsPage } from '@fairfloor/domain/awards/pages'
import { adminPage, auditPage, jobsPage, mailsPage } from '@fairfloor/domain/back-office/pages'
import { brandsDeskPage, categoriesDeskPage, importDeskPage, productsDeskPage } from '@fairfloor/domain/catalogue/pages'
import { contentDeskPage } from '@fairfloor/domain/content/pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/pages'
import {
  bannersDeskPage,
  campaignsDeskPage,
  clearanceDeskPage,
  promotionsDeskPage,
} from '@fairfloor/domain/promotions/pages'
import { rewardRulesPage } from '@fairfloor/domain/rewards/pages'
import { adminExhibitorsPage, editionsPage } from '@fairfloor/domain/trade-show/pages'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { centreInRow } from '../../ui/scroll-into-row.ts'
import { isOperator, useUser } from '../identity/user.ts'
import styles from './AdminFrame.module.css'
import { backOfficeTexts } from './texts.ts'

// Operators are logged in: as a part of every page of the desk it would come with every page of the shop.
const LoginForm = lazyPart(async () => ({ default: (await import('../identity/LoginForm.tsx')).LoginForm }))

const LINKS = [
  [adminPage, 'office'],
  [enquiriesPage, 'enquiries'],
  [productsDeskPage, 'products'],
  [brandsDeskPage, 'brands'],
  [categoriesDeskPage, 'categories'],
  [importDeskPage, 'imports'],
  [promotionsDeskPage, 'promotions'],
  [clearanceDeskPage, 'clearance'],
  [campaignsDeskPage, 'campaigns'],
  [vainSearchesPage, 'vainSearches'],
  [bannersDeskPage, 'banners'],
  [mailsPage, 'mails'],
  [jobsPage, 'jobs'],
  [auditPage, 'audit'],
  [editionsPage, 'editions'],
  [adminAwardsPage, 'awards'],
  [rewardRulesPage, 'rewards'],
  [contentDeskPage, 'pages'],
  [adminExhibitorsPage, 'exhibitors'],
] as const

/** Frame of every back office page: navigation for the operator, a login for visitors, a refusal for the rest. */
export function AdminFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const t = useTexts(backOfficeTexts)
  const user = useUser()
  if (user === undefined) return null
  if (user === null)
    return (
      <div className={styles.login}>
        <PageTitle>{t.title}</PageTitle>
        <h1>{t.title}</h1>
        <Suspense>
          <LoginForm />
        </Suspense>
      </div>
    )
  if (!isOperator(user))
    return (
      <>
        <PageTitle>{t.title}</PageTitle>
        <h1>{t.title}</h1>
        <EmptyState icon="lock" title={t.forbidden} action={<LinkButton to="/">{t.toShop}</LinkButton>}>
          {t.forbiddenText}
        </EmptyState>
      </>
    )
  return (
    <div className={styles.office}>
      <PageTitle>{title}</PageTitle>
      <Navigation />
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}

/** The pages of the back office; on a phone the row scrolls, with the current page in its middle. */
function Navigation() {
  const t = useTexts(backOfficeTexts)
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    centreInRow(row.current, row.current?.querySelector<HTMLElement>(`[href="${CSS.escape(pathname)}"]`))
  }, [pathname])
  return (
    <nav ref={row} className={styles.ways} aria-label={t.navigation}>
      {LINKS.map(([{ path }, name]) => (
        <NavLink key={path} to={path} end>
          {t[name]}
        </NavLink>
      ))}
    </nav>
  )
}
