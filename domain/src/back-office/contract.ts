import * as z from 'zod/mini'
import { endpoint, id, idParam, instant, pageField } from '../endpoint.ts'

/** What all long lists of the back office share: counted pages, newest first. */
const listQuery = { page: pageField, search: z._default(z.string().check(z.maxLength(200)), '') }
const listAnswer = { page: z.int(), pages: z.int(), total: z.int() }

/** `kept`: nothing sends mail here. `waiting`: not sent yet. `failed`: the last try failed; its job says how it goes on. */
export const mailState = z.enum(['sent', 'kept', 'waiting', 'failed'])

const mailRow = {
  id,
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: mailState,
  created_at: instant,
  sent_at: z.nullable(instant),
  error: z.nullable(z.string()),
}

export const getMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'The mails of the house, newest first; search looks at recipient, subject and kind',
  who: 'operator',
  query: z.object({ ...listQuery, state: z.optional(mailState) }),
  answer: z.object({ ...listAnswer, mails: z.array(z.object(mailRow)) }),
})

export const getMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/:id',
  summary: 'One mail as it was written, as HTML and as plain text; of a secret in it the place alone',
  who: 'operator',
  params: z.object({ id: idParam }),
  answer: z.object({
    ...mailRow,
    html: z.string(),
    text: z.string(),
    /** Whether the mail shows its secret, as the embedded demo keeps it; null for a mail without one. */
    secret: z.nullable(z.enum(['kept', 'not_kept'])),
  }),
})

export const jobState = z.enum(['waiting', 'active', 'completed', 'failed', 'cancelled'])

export const getJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The jobs of all queues with tries and last error, newest first, and how many there are of each state',
  who: 'operator',
  query: z.object({ ...listQuery, state: z.optional(jobState) }),
  answer: z.object({
    ...listAnswer,
    queues: z.array(
      z.object({ name: z.string(), waiting: z.int(), active: z.int(), completed: z.int(), failed: z.int() }),
    ),
    jobs: z.array(
      z.object({
        id: z.string(),
        queue: z.string(),
        state: jobState,
        /** Tries that have begun. */
        attempts: z.int(),
        created_at: instant,
        /** When a waiting job is tried next. */
        due_at: instant,
        ended_at: z.nullable(instant),
        error: z.nullable(z.string()),
        /** The job's own data, as JSON. */
        data: z.string(),
      }),
    ),
  }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:queue/:id/retry',
  summary: 'Lets a failed job be tried once more',
  who: 'operator',
  params: z.object({ queue: z.string(), id: z.uuid() }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['not_failed'],
})

export const getFailedEvents = endpoint({
  method: 'GET',
  path: '/api/admin/failed-events',
  summary: 'Events of the outbox whose reactions failed and which are not delivered yet, newest first; 200 at most',
  who: 'operator',
  answer: z.array(
    z.object({
      id,
      topic: z.string(),
      created_at: instant,
      attempts: z.int(),
      error: z.string(),
      payload: z.string(),
    }),
  ),
})

export const retryEvent = endpoint({
  method: 'POST',
  path: '/api/admin/failed-events/:id/retry',
  summary: 'Delivers a failed event anew, with all its tries',
  who: 'operator',
  params: z.object({ id: idParam }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['not_failed'],
})

const person = z.nullable(z.object({ name: z.string(), email: z.string() }))

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what, newest first; search looks at people, action and subject',
  who: 'operator',
  query: z.object({ ...listQuery, switched: z.optional(z.enum(['true'])) }),
  answer: z.object({
    ...listAnswer,
    entries: z.array(
      z.object({
        id,
        at: instant,
        /** In whose name; null for the server itself or a deleted user. */
        user: person,
        /** The agent who did it in that name. */
        agent: person,
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
})

const dates = {
  order_start: instant,
  order_end: instant,
  confirmation_start: instant,
  confirmation_end: instant,
  release_end: instant,
}

const edition = z.object({
  id,
  name: z.string(),
  time_zone: z.string(),
  is_current: z.boolean(),
  live_counts: z.boolean(),
  ...dates,
})

export const getEditions = endpoint({
  method: 'GET',
  path: '/api/admin/editions',
  summary: 'The editions of the trade show with their dates, the newest first',
  who: 'operator',
  answer: z.object({ server_time: instant, editions: z.array(edition) }),
})

export const changeEditionDates = endpoint({
  method: 'PATCH',
  path: '/api/admin/editions/:id',
  summary: 'Moves the windows of an edition; every server and every open page follows at once',
  who: 'operator',
  params: z.object({ id: idParam }),
  body: z.object(dates),
  answer: edition,
  refusals: ['dates_out_of_order'],
})
