import { auditPage } from '@fairfloor/domain/back-office/desk-pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/desk-pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { type LoadedQuery, LoadFailure } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { auditTexts } from '../audit-texts.ts'
import { useInstantText } from '../instants.ts'
import { auditQuery, enquiriesQuery } from '../queries.ts'
import { OverviewPanel } from './OverviewPanel.tsx'
import { homeTexts } from './texts.ts'

const MOST_ROWS = 6

/** What buyers asked last at the booths. */
export function LatestEnquiries() {
  const t = useTexts(homeTexts)
  const at = useInstantText()
  const query = useQuery(enquiriesQuery)
  const rows = query.data?.enquiries.slice(0, MOST_ROWS)
  return (
    <Latest title={t.latestEnquiries} to={enquiriesPage.path} none={t.noEnquiries} query={query} rows={rows?.length}>
      {rows?.map(({ id, company, exhibitor, message, phone, asked_at, answered_at }) => (
        <li key={id} className="grid split gap-x-4 line-above pad-y-2 pad-x-4">
          <b>{company}</b>
          <span className="t13 ink-2">
            {answered_at === null && <Tag tone="amber">{t.isOpen}</Tag>} {at(asked_at)}
          </span>
          <span className="across t13 ink-2 nowrap clipped ellipsis">{[exhibitor, message || phone].join(': ')}</span>
        </li>
      ))}
    </Latest>
  )
}

/** Who changed what last. */
export function LatestChanges() {
  const auditWords = useTexts(auditTexts)
  const words = useTexts(homeTexts)
  const at = useInstantText()
  const query = useQuery(auditQuery({}))
  const rows = query.data?.entries.slice(0, MOST_ROWS)
  return (
    <Latest title={words.latestChanges} to={auditPage.path} none={words.noChanges} query={query} rows={rows?.length}>
      {rows?.map(entry => (
        <li key={entry.id} className="grid split gap-x-4 line-above pad-y-2 pad-x-4">
          <b>{entry.action}</b>
          <span className="t13 ink-2">{at(entry.at)}</span>
          <span className="across t13 ink-2 nowrap clipped ellipsis">
            {[entry.user?.name ?? auditWords.server, entry.subject].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </Latest>
  )
}

interface LatestProps {
  title: string
  /** The page that lists all. */
  to: string
  none: string
  query: LoadedQuery<unknown>
  /** How many rows there are; undefined while they load. */
  rows: number | undefined
  children: ReactNode
}

function Latest({ title, to, none, query, rows, children }: LatestProps) {
  const t = useTexts(homeTexts)
  return (
    <OverviewPanel
      title={title}
      end={
        <PageLink to={to} className={text.link} aria-label={`${t.all}: ${title}`}>
          {t.all}
        </PageLink>
      }
    >
      <LoadFailure query={query} />
      {rows === undefined && !query.error && <SkeletonRows rows={MOST_ROWS} height={40} />}
      <ul>{children}</ul>
      {rows === 0 && <p className="ink-2 pad-x-4 pb-4">{none}</p>}
    </OverviewPanel>
  )
}
