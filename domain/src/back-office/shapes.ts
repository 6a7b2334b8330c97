import * as z from 'zod/mini'
import { id, idField, idParam, instant, listed, placeField, shapes } from '../shapes.ts'
import { jobStates, laterStarts, mailStates } from './states.ts'

const mailState = z.enum(mailStates)
const jobState = z.enum(jobStates)

/** Shared by all paged lists of the back office; newest first. */
const listQuery = { place: placeField, search: z._default(z.string().check(z.maxLength(200)), '') }

const mailRow = {
  id,
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: mailState,
  created_at: instant,
  sent_at: z.nullable(instant),
  /** Why the last try to send it failed. */
  failure: z.nullable(z.string()),
}

export const getMails = shapes({
  query: z.object({ ...listQuery, state: z.optional(mailState), customer: z.optional(idField) }),
  answer: z.object({ ...listed, mails: z.array(z.object(mailRow)) }),
})

export const getMail = shapes({
  params: z.object({ id: idParam }),
  answer: z.object({
    ...mailRow,
    html: z.string(),
    text: z.string(),
    /** Whether the mail shows its secret, as only the embedded demo stores it; null for a mail without one. */
    secret: z.nullable(z.enum(['kept', 'not_kept'])),
  }),
})

export const getJobs = shapes({
  query: z.object({ ...listQuery, state: z.optional(jobState) }),
  answer: z.object({
    ...listed,
    /** Nightly work has stopped: the server's time is too far from the last instant that the database remembers. Else null. */
    stopped: z.nullable(z.object({ now: instant, last: instant })),
    jobs: z.array(
      z.object({
        id: z.string(),
        queue: z.string(),
        state: jobState,
        /** Attempts started so far. */
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

export const retryJob = shapes({
  params: z.object({ queue: z.string(), id: z.uuid() }),
  answer: z.object({ success: z.literal(true) }),
})

export const confirmTime = shapes({
  answer: z.object({ success: z.literal(true) }),
})

export const getLater = shapes({
  answer: z.array(
    z.object({
      started_by: z.enum(laterStarts),
      /** The event's topic, the job's queue, or the name of the rule. */
      start: z.string(),
      /** Names of what is done; none where only servers of another version do something. */
      does: z.array(z.string()),
      /** null: nothing waits for the clock or the night. */
      waiting: z.nullable(z.int()),
      failed: z.nullable(z.int()),
      error: z.nullable(z.string()),
    }),
  ),
})

export const getFailedEvents = shapes({
  answer: z.array(
    z.object({
      id,
      topic: z.string(),
      created_at: instant,
      attempts: z.int(),
      /** null: no server has reacted yet. */
      error: z.nullable(z.string()),
      payload: z.string(),
    }),
  ),
})

export const retryEvent = shapes({
  params: z.object({ id: idParam }),
  answer: z.object({ success: z.literal(true) }),
})

const person = z.nullable(z.object({ name: z.string(), email: z.string() }))

export const getAuditLog = shapes({
  query: z.object({ ...listQuery, switched: z.optional(z.enum(['true'])), customer: z.optional(idField) }),
  answer: z.object({
    ...listed,
    entries: z.array(
      z.object({
        id,
        at: instant,
        /** The user it was done as; null for the server itself or a deleted user. */
        user: person,
        /** The agent who acted as that user. */
        agent: person,
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
})
