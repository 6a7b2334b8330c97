import { vainSearchesPage } from '@fairfloor/domain/assortment/desk-pages'
import { adminAwardsPage } from '@fairfloor/domain/awards/desk-pages'
import { adminPage, auditPage, jobsPage, mailsPage } from '@fairfloor/domain/back-office/desk-pages'
import { bonusDeskPage } from '@fairfloor/domain/billing/bonus/desk-pages'
import { invoicesDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { careersDeskPage } from '@fairfloor/domain/careers/desk-pages'
import {
  brandsDeskPage,
  categoriesDeskPage,
  importDeskPage,
  productsDeskPage,
} from '@fairfloor/domain/catalogue/desk-pages'
import { customersDeskPage } from '@fairfloor/domain/companies/desk-pages'
import { registrationsDeskPage } from '@fairfloor/domain/companies/registration/desk-pages'
import { complaintsDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { contentDeskPage } from '@fairfloor/domain/content/desk-pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/desk-pages'
import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { ordersDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { outletDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import { cardEventsDeskPage } from '@fairfloor/domain/payments/cards/desk-pages'
import { bankDeskPage, paymentsDeskPage } from '@fairfloor/domain/payments/received/desk-pages'
import { peopleDeskPage } from '@fairfloor/domain/people/access/desk-pages'
import { erasuresDeskPage } from '@fairfloor/domain/personal-data/desk-pages'
import { pickingDeskPage } from '@fairfloor/domain/picking/desk-pages'
import {
  bannersDeskPage,
  campaignsDeskPage,
  clearanceDeskPage,
  promotionsDeskPage,
} from '@fairfloor/domain/promotions/desk-pages'
import { rewardRulesPage } from '@fairfloor/domain/rewards/desk-pages'
import { shippingDeskPage } from '@fairfloor/domain/shipping/desk-pages'
import { stockDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import { goodsInDeskPage } from '@fairfloor/domain/stock/goods-in/desk-pages'
import { surveyDeskPage } from '@fairfloor/domain/surveys/desk-pages'
import { adminExhibitorsPage, editionsPage } from '@fairfloor/domain/trade-show/desk-pages'
import { useId, useLayoutEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './frame.module.css'
import { backOfficeTexts } from './texts.ts'

const GROUPS = [
  [undefined, [[adminPage, 'office']]],
  [
    'sales',
    [
      [ordersDeskPage, 'orders'],
      [pickingDeskPage, 'picking'],
      [complaintsDeskPage, 'complaints'],
      [invoicesDeskPage, 'invoices'],
      [paymentsDeskPage, 'payments'],
      [bankDeskPage, 'bank'],
      [customersDeskPage, 'customers'],
      [registrationsDeskPage, 'registrations'],
      [bonusDeskPage, 'bonus'],
      [surveyDeskPage, 'survey'],
      [shippingDeskPage, 'shipping'],
      [cardEventsDeskPage, 'cardEvents'],
    ],
  ],
  [
    'goods',
    [
      [goodsInDeskPage, 'goodsIn'],
      [productsDeskPage, 'products'],
      [brandsDeskPage, 'brands'],
      [categoriesDeskPage, 'categories'],
      [stockDeskPage, 'stock'],
      [outletDeskPage, 'outlet'],
      [importDeskPage, 'imports'],
    ],
  ],
  [
    'offers',
    [
      [promotionsDeskPage, 'promotions'],
      [clearanceDeskPage, 'clearance'],
      [campaignsDeskPage, 'campaigns'],
      [bannersDeskPage, 'banners'],
      [newcomerWeeksDeskPage, 'newcomerWeeks'],
      [vainSearchesPage, 'vainSearches'],
    ],
  ],
  [
    'fair',
    [
      [editionsPage, 'editions'],
      [adminExhibitorsPage, 'exhibitors'],
      [enquiriesPage, 'enquiries'],
      [adminAwardsPage, 'awards'],
      [rewardRulesPage, 'rewards'],
    ],
  ],
  [
    'house',
    [
      [contentDeskPage, 'pages'],
      [careersDeskPage, 'careers'],
      [peopleDeskPage, 'people'],
      [erasuresDeskPage, 'erasures'],
      [mailsPage, 'mails'],
      [jobsPage, 'jobs'],
      [auditPage, 'audit'],
    ],
  ],
] as const

/** How far the list beside the page was scrolled: each page brings a list of its own. */
const scrolled = { top: 0 }

/** The pages of the back office by group: beside the page, or behind its name where there is no room for both. */
export function DeskNavigation({ title }: { title: string }) {
  const t = useTexts(backOfficeTexts)
  const { pathname } = useLocation()
  const beside = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (beside.current) showCurrent(beside.current)
  }, [])
  return (
    <>
      <nav
        ref={beside}
        className={`grid packed gap-3 ${styles.beside}`}
        aria-label={t.navigation}
        onScroll={event => {
          scrolled.top = event.currentTarget.scrollTop
        }}
      >
        <Groups />
      </nav>
      <details key={pathname} className={`bordered round-card ${styles.folded}`}>
        <summary className="row middle gap-3 target bold pad-x-4 unlisted">
          <Icon name="menu" />
          <span>{title === t.title ? t.office : title}</span>
          <Icon name="chevronDown" className={`push ${styles.arrow}`} />
        </summary>
        <nav className={`grid top gap-4 line-above ${styles.pages}`} aria-label={t.navigation}>
          <Groups />
        </nav>
      </details>
    </>
  )
}

/** Leaves the list where it was, if the current page is in view there. */
function showCurrent(list: HTMLElement): void {
  list.scrollTop = scrolled.top
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect()
  const view = list.getBoundingClientRect()
  if (current && (current.top < view.top || current.bottom > view.bottom))
    list.scrollTop += current.top - view.top - (view.height - current.height) / 2
}

function Groups() {
  const t = useTexts(backOfficeTexts)
  const id = useId()
  return GROUPS.map(([group, pages]) => (
    <div key={group ?? 'office'}>
      {group && (
        <p className="t13 ink-3 pad-x-3" id={id + group}>
          {t.groups[group]}
        </p>
      )}
      <ul aria-labelledby={group && id + group}>
        {pages.map(([{ path }, name]) => (
          <li key={path}>
            <NavLink
              className={`row middle medium round-input pad-x-3 ${styles.page}`}
              to={path}
              end={name === 'office' || name === 'payments'}
            >
              {t[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
