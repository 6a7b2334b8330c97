import { type getFailedEvents, retryEvent } from '@fairfloor/domain/back-office/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Failure } from './Failure.tsx'
import { useInstantText } from './instants.ts'
import { jobTexts } from './job-texts.ts'
import { failedEventsQuery, laterQuery } from './queries.ts'
import { RetryButton } from './RetryButton.tsx'

/** The usual result is a single line that all is well. */
const ALERT = 48

type Event = Answer<typeof getFailedEvents>[number]

/** Outbox events whose reaction failed, each with a retry button, and those that no running server reacts to. */
export function FailedEvents() {
  const t = useTexts(jobTexts)
  const columns = useColumns()
  const fine = <Alert tone="success">{t.eventsFine}</Alert>
  return (
    <Loaded query={useQuery(failedEventsQuery)} waiting={ALERT} empty={fine}>
      {events => (
        <section className="stack gap-4" aria-labelledby="events">
          <h2 id="events">{t.events}</h2>
          <p className="fg-2">{t.eventsText}</p>
          <Table caption={t.events} columns={columns} rows={events} rowKey={event => event.id} />
        </section>
      )}
    </Loaded>
  )
}

function useColumns(): Column<Event>[] {
  const t = useTexts(jobTexts)
  const at = useInstantText()
  return [
    { id: 'topic', head: t.topic, phone: 'title', cell: event => event.topic },
    { id: 'attempts', head: t.attempts, align: 'end', cell: event => event.attempts },
    {
      id: 'error',
      head: t.error,
      phone: 'bare',
      cell: event => <Failure error={event.error ?? t.unknown} data={event.payload} />,
    },
    {
      id: 'created',
      head: t.created,
      align: 'end',
      cell: event => <span className={`t13 nowrap inline-grid`}>{at(event.created_at)}</span>,
    },
    {
      id: 'retry',
      head: t.retry,
      hideHead: true,
      align: 'end',
      cell: ({ topic, id, error }) =>
        error !== null && (
          <RetryButton
            what={`${topic} ${id}`}
            endpoint={retryEvent}
            input={{ params: { id } }}
            invalidates={[failedEventsQuery, laterQuery]}
          />
        ),
    },
  ]
}
