import { jobsPage, mailsPage } from '@fairfloor/domain/back-office/desk-pages'
import { complaintsDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/desk-pages'
import { registrationsDeskPage } from '@fairfloor/domain/registration/desk-pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { calendarDay, count, money } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import {
  failedEventsQuery,
  jobsQuery,
  mailsQuery,
  openComplaintsQuery,
  openContactsQuery,
  openEnquiriesQuery,
  waitingRegistrationsQuery,
} from '../back-office/queries.ts'
import { acts } from './acts.ts'
import { OverviewPanel } from './OverviewPanel.tsx'
import type { Overview } from './queries.ts'
import styles from './ToDo.module.css'
import { toDoTexts } from './to-do-texts.ts'

/** What waits for the operator, by what costs most when it waits; each with the way to the act. */
export function ToDo({ overview }: { overview: Overview | undefined }) {
  const t = useTexts(toDoTexts)
  return (
    <OverviewPanel title={t.title} lead={t.lead}>
      {!overview && <SkeletonRows rows={3} height={64} />}
      <ul>
        {overview && <Goods overview={overview} />}
        <House />
      </ul>
    </OverviewPanel>
  )
}

/** Orders, goods and money. */
function Goods({ overview }: { overview: Overview }) {
  const { to_ship, waiting, late_deliveries, unpaid, stock_differs, odd_card_events } = overview
  const t = useTexts(toDoTexts)
  const { language } = useLanguage()
  const day = (of: string) => calendarDay(of, language)
  const { late } = waiting
  const { overdue } = unpaid
  return (
    <>
      <Row
        n={to_ship.orders}
        title={t.toShip(to_ship.orders)}
        text={to_ship.oldest ? t.oldest(to_ship.oldest.order_id, day(to_ship.oldest.placed_at)) : t.nothingToShip}
        end={to_ship.orders > 0 && <Figure figure={count(to_ship.pieces)} note={t.pieces(to_ship.pieces)} />}
        to={acts.ship}
        act={t.ship}
        primary
      />
      <Row
        n={late.flavours}
        tone="red"
        title={t.late(late.flavours)}
        text={
          late.flavours > 0
            ? late.names.join(' · ')
            : waiting.orders > 0
              ? t.allExpected(waiting.orders, count(waiting.orders))
              : t.nothingWaits
        }
        end={late.flavours > 0 && <Figure figure={count(late.pieces)} note={t.piecesWait(late.pieces)} />}
        to={acts.late}
        act={t.look}
      />
      <Row
        n={late_deliveries.deliveries}
        tone="red"
        title={t.deliveries(late_deliveries.deliveries)}
        text={late_deliveries.deliveries > 0 ? late_deliveries.suppliers.join(' · ') : t.deliveriesFine}
        to={acts.deliveries}
        act={t.look}
      />
      <Row
        n={overdue.invoices}
        tone="red"
        title={t.overdue(overdue.invoices)}
        text={
          overdue.since
            ? t.since(day(overdue.since))
            : unpaid.invoices > 0
              ? t.unpaid(unpaid.invoices, count(unpaid.invoices), money(unpaid.sum))
              : t.nothingUnpaid
        }
        end={overdue.invoices > 0 && <Figure figure={money(overdue.sum)} note={t.ofUnpaid(money(unpaid.sum))} />}
        to={overdue.invoices > 0 ? acts.overdue : acts.unpaid}
        act={t.look}
      />
      {stock_differs > 0 && (
        <Row
          n={stock_differs}
          tone="red"
          title={t.stockDiffers(stock_differs)}
          text={t.stockDiffersText}
          to={acts.stock}
          act={t.look}
        />
      )}
      {odd_card_events > 0 && (
        <Row
          n={odd_card_events}
          tone="red"
          title={t.oddCardEvents(odd_card_events)}
          text={t.oddCardEventsText}
          to={acts.cardEvents}
          act={t.look}
        />
      )}
    </>
  )
}

/** Registrations, complaints, enquiries, mails and jobs. */
function House() {
  const t = useTexts(toDoTexts)
  const complaints = useQuery(openComplaintsQuery).data?.total ?? 0
  const enquiries = useQuery(openEnquiriesQuery).data?.total ?? 0
  const contacts = useQuery(openContactsQuery).data?.total ?? 0
  const registrations = useQuery(waitingRegistrationsQuery).data?.total ?? 0
  const mails = useQuery(mailsQuery({ state: 'failed' })).data?.total ?? 0
  const queues = useQuery(jobsQuery({})).data?.queues ?? []
  const events = useQuery(failedEventsQuery).data?.length ?? 0
  const jobs = queues.reduce((sum, queue) => sum + queue.failed, events)
  return (
    <>
      <Row
        n={registrations}
        tone="amber"
        title={t.registrations(registrations)}
        text={registrations > 0 ? t.registrationsText : t.registrationsFine}
        to={`${registrationsDeskPage.path}?state=waiting`}
        act={t.decide}
      />
      <Row
        n={complaints}
        tone="amber"
        title={t.complaints(complaints)}
        text={complaints > 0 ? t.complaintsText : t.complaintsFine}
        to={complaints > 0 ? `${complaintsDeskPage.path}?state=open` : complaintsDeskPage.path}
        act={t.look}
      />
      <Row
        n={enquiries}
        tone="amber"
        title={t.enquiries(enquiries)}
        text={enquiries > 0 ? t.fromBooths : t.allAnswered}
        to={enquiriesPage.path}
        act={t.answer}
      />
      {contacts > 0 && (
        <Row
          n={contacts}
          tone="amber"
          title={t.contacts(contacts)}
          text={t.contactsText}
          to={`${enquiriesPage.path}?place=contact&state=open`}
          act={t.answer}
        />
      )}
      <Row
        n={mails}
        tone="red"
        title={t.mails(mails)}
        text={mails > 0 ? t.mailsText : t.mailsFine}
        to={mailsPage.path}
        act={t.look}
      />
      <Row
        n={jobs}
        tone="red"
        title={t.jobs(jobs)}
        text={jobs > 0 ? t.jobsText : t.jobsFine}
        to={jobsPage.path}
        act={t.look}
      />
    </>
  )
}

interface RowProps {
  n: number
  /** Of the number, where there is something to do. */
  tone?: 'red' | 'amber'
  title: string
  text: string
  end?: ReactNode
  to: string
  act: string
  primary?: boolean
}

/** Nothing to do is said too, quietly: somebody has looked. */
const Row = ({ n, tone, title, text, end, to, act, primary }: RowProps) => (
  <li className={styles.row} data-done={n === 0 || undefined}>
    <span className={styles.number} data-tone={tone}>
      {n === 0 ? <Icon name="check" /> : count(n)}
    </span>
    <span className={styles.words}>
      <b>{title}</b>
      <span className={styles.text}>{text}</span>
    </span>
    {end}
    <LinkButton
      to={to}
      variant={n > 0 && primary ? 'signal' : 'outline'}
      className={styles.act}
      aria-label={`${act}: ${title}`}
    >
      {act}
    </LinkButton>
  </li>
)

const Figure = ({ figure, note }: { figure: string; note: string }) => (
  <span className={styles.figure}>
    <span className={styles.sum}>{figure}</span>
    <span className={styles.text}>{note}</span>
  </span>
)
