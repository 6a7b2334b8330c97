import { jobsPage, mailsPage } from '@fairfloor/domain/back-office/desk-pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/desk-pages'
import { campaignsDeskPage, clearanceDeskPage, promotionsDeskPage } from '@fairfloor/domain/promotions/desk-pages'
import { adminExhibitorsPage, editionsPage } from '@fairfloor/domain/trade-show/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useVts } from '../edition/vts.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './AdminPage.module.css'
import { homeTexts } from './home-texts.ts'
import { LatestChanges, LatestEnquiries } from './Latest.tsx'
import {
  campaignsQuery,
  clearanceQuery,
  exhibitorsQuery,
  failedEventsQuery,
  jobsQuery,
  mailsQuery,
  openEnquiriesQuery,
  promotionsQuery,
} from './queries.ts'
import { ShowToday } from './ShowToday.tsx'
import { backOfficeTexts } from './texts.ts'

/** /admin: overview, with what needs attention. */
export function AdminPage() {
  const t = useTexts(backOfficeTexts)
  const { vts, query } = useVts()
  return (
    <AdminFrame title={t.title}>
      {vts && <ShowToday vts={vts} />}
      {query.error?.status === 404 && <NoShow />}
      <Waiting />
      <Offers />
      <div className={styles.latest}>
        <LatestEnquiries />
        <LatestChanges />
      </div>
    </AdminFrame>
  )
}

/** Where no edition is current yet. */
function NoShow() {
  const t = useTexts(homeTexts)
  return (
    <EmptyState
      icon="calendar"
      title={t.noEdition}
      action={<LinkButton to={editionsPage.path}>{t.toEditions}</LinkButton>}
    >
      {t.noEditionText}
    </EmptyState>
  )
}

/** What may need the operator: enquiries, mails and jobs. */
function Waiting() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(homeTexts)
  const mails = useQuery(mailsQuery({})).data?.total
  const mailsFailed = useQuery(mailsQuery({ state: 'failed' })).data?.total
  const queues = useQuery(jobsQuery({})).data?.queues
  const events = useQuery(failedEventsQuery).data?.length
  const enquiries = useQuery(openEnquiriesQuery).data?.total
  const waiting = queues?.reduce((sum, queue) => sum + queue.waiting, 0)
  const jobsFailed = queues && events !== undefined && queues.reduce((sum, queue) => sum + queue.failed, events)
  return (
    <Tiles title={words.waiting}>
      <Tile
        to={enquiriesPage.path}
        icon="feedback"
        title={enquiries === undefined ? t.enquiries : words.enquiries(enquiries, count(enquiries))}
        text={words.enquiriesText}
      />
      <Tile
        to={mailsPage.path}
        icon="mail"
        title={mails === undefined ? t.mails : words.mails(mails, count(mails))}
        text={mailsFailed ? words.mailsFailed(count(mailsFailed)) : words.mailsFine}
        alarm={Boolean(mailsFailed)}
      />
      <Tile
        to={jobsPage.path}
        icon="refresh"
        title={waiting === undefined ? t.jobs : words.jobs(waiting, count(waiting))}
        text={jobsFailed ? words.jobsFailed(jobsFailed, count(jobsFailed)) : words.jobsFine}
        alarm={Boolean(jobsFailed)}
      />
    </Tiles>
  )
}

/** What the shop and the show offer now. */
function Offers() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(homeTexts)
  const exhibitors = useQuery(exhibitorsQuery).data?.length
  const promotions = useQuery(promotionsQuery).data?.total
  const clearance = useQuery(clearanceQuery).data?.total
  const { data: campaigns } = useQuery(campaignsQuery)
  return (
    <Tiles title={words.running}>
      <Tile
        to={adminExhibitorsPage.path}
        icon="store"
        title={exhibitors === undefined ? t.exhibitors : words.exhibitors(exhibitors, count(exhibitors))}
        text={words.exhibitorsText}
      />
      <Tile
        to={promotionsDeskPage.path}
        icon="sparkle"
        title={promotions === undefined ? t.promotions : words.promotions(promotions, count(promotions))}
        text={words.now}
      />
      <Tile
        to={clearanceDeskPage.path}
        icon="box"
        title={clearance === undefined ? t.clearance : words.clearance(clearance, count(clearance))}
        text={words.now}
      />
      <Tile
        to={campaignsDeskPage.path}
        icon="star"
        title={campaigns ? (campaigns.months[0]?.brand?.name ?? words.noBrand) : t.campaigns}
        text={words.brandText}
      />
    </Tiles>
  )
}

function Tiles({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  )
}

interface TileProps {
  to: string
  icon: IconName
  title: string
  text: string
  alarm?: boolean
}

const Tile = ({ to, icon, title, text, alarm }: TileProps) => (
  <li>
    <PageLink to={to} className={styles.tile} data-alarm={alarm ? '' : undefined}>
      <Icon name={icon} size={24} />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </PageLink>
  </li>
)
