import { jobsPage, mailsPage } from '@fairfloor/domain/back-office/pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/pages'
import { campaignsDeskPage, clearanceDeskPage, promotionsDeskPage } from '@fairfloor/domain/promotions/pages'
import { getEditions } from '@fairfloor/domain/trade-show/desk-contract'
import { windowsOf } from '@fairfloor/domain/trade-show/edition-dates'
import { adminExhibitorsPage, editionsPage } from '@fairfloor/domain/trade-show/pages'
import { phaseOf } from '@fairfloor/domain/trade-show/phases'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { phaseTexts } from '../edition/phase-texts.ts'
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
import { ShowDates } from './ShowDates.tsx'
import { backOfficeTexts } from './texts.ts'

/** /admin: overview, with what needs attention. */
export function AdminPage() {
  const t = useTexts(backOfficeTexts)
  const { vts } = useVts()
  return (
    <AdminFrame title={t.title}>
      <Overview />
      {vts && <ShowDates vts={vts} />}
      <div className={styles.latest}>
        <LatestEnquiries />
        <LatestChanges />
      </div>
    </AdminFrame>
  )
}

function Overview() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(homeTexts)
  const phases = useTexts(phaseTexts)
  const mails = useQuery(mailsQuery({})).data?.total
  const mailsFailed = useQuery(mailsQuery({ state: 'failed' })).data?.total
  const queues = useQuery(jobsQuery({})).data?.queues
  const events = useQuery(failedEventsQuery).data?.length
  const enquiries = useQuery(openEnquiriesQuery).data?.total
  const { data: editions } = useQuery(queryOf(getEditions, {}))
  const waiting = queues?.reduce((sum, queue) => sum + queue.waiting, 0)
  const jobsFailed = queues && events !== undefined && queues.reduce((sum, queue) => sum + queue.failed, events)
  const current = editions?.editions.find(edition => edition.is_current)
  return (
    <ul className={styles.tiles}>
      <Tile
        to={editionsPage.path}
        icon="calendar"
        title={current?.name ?? words.noEdition}
        text={current && editions ? phases[phaseOf(windowsOf(current), new Date(editions.server_time))] : ''}
      />
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
      <Offers />
    </ul>
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
    <>
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
    </>
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
