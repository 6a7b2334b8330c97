import type { getAuditLog } from '@fairfloor/domain/back-office/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useTexts } from '../../lib/texts.tsx'
import type { Column } from '../../ui/Table.tsx'
import { auditTexts } from './audit-texts.ts'
import { useInstantText } from './instants.ts'

type Entry = Answer<typeof getAuditLog>['entries'][number]

/** The columns of the log: what was done to what, by whom and when. */
export function useAuditColumns(): Column<Entry>[] {
  const t = useTexts(auditTexts)
  const at = useInstantText()
  return [
    // The log's own words are English for every reader: they are kept as they were written.
    { id: 'action', head: t.what, phone: 'title', cell: entry => <span lang="en">{entry.action}</span> },
    {
      id: 'subject',
      head: t.subject,
      cell: entry => (
        <span lang="en" className="anywhere">
          {entry.subject}
        </span>
      ),
    },
    { id: 'who', head: t.who, cell: entry => <Who entry={entry} /> },
    { id: 'details', head: t.details, phone: 'bare', cell: entry => <Details details={entry.details} /> },
    { id: 'when', head: t.when, align: 'end', cell: entry => <span className="t13 nowrap">{at(entry.at)}</span> },
  ]
}

function Who({ entry: { user, agent } }: { entry: Entry }) {
  const t = useTexts(auditTexts)
  if (!user) return t.server
  return (
    <span className="inline-grid">
      {user.name}
      <span className="t13 ink-2">{user.email}</span>
      {agent && <strong className="t13 amber-ink medium">{t.actingFor(agent.name)}</strong>}
    </span>
  )
}

/** Details beyond the action's name; a change shows the old and the new value. */
function Details({ details }: { details: Entry['details'] }) {
  const t = useTexts(auditTexts)
  const at = useInstantText()
  const worded = (value: unknown) =>
    typeof value === 'string' && INSTANT.test(value)
      ? at(value)
      : typeof value === 'string'
        ? value
        : JSON.stringify(value)
  const lines = Object.entries(details)
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-half t13 pad-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="row wrap gap-x-2">
          <dt lang="en" className="ink-2">
            {name}
          </dt>
          <dd>{isChange(value) ? t.change(worded(value.before), worded(value.after)) : worded(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value
