import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getMails = endpoint<typeof shapes.getMails>()({
  method: 'GET',
  path: '/api/admin/mails',
  summary:
    'The mails of the house, or those to the users of a customer, newest first; search looks at recipient, subject and kind',
  who: 'operator',
})

export const getMail = endpoint<typeof shapes.getMail>()({
  method: 'GET',
  path: '/api/admin/mails/:id',
  summary: 'One mail as it was written, as HTML and as plain text; of a secret in it the place alone',
  who: 'operator',
})

export const getJobs = endpoint<typeof shapes.getJobs>()({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The jobs of all queues with tries and last error, newest first, and whether nightly work stopped',
  who: 'operator',
})

export const getLater = endpoint<typeof shapes.getLater>()({
  method: 'GET',
  path: '/api/admin/later',
  summary:
    'What happens by itself: what starts it, what it does, and of events and jobs how many wait, how many failed or are stuck, and the last error',
  who: 'operator',
})

export const retryJob = endpoint<typeof shapes.retryJob>()({
  method: 'POST',
  path: '/api/admin/jobs/:queue/:id/retry',
  summary: 'Lets a failed job be tried once more',
  who: 'operator',
  refusals: ['not_failed'],
})

export const confirmTime = endpoint<typeof shapes.confirmTime>()({
  method: 'POST',
  path: '/api/admin/time',
  summary:
    "Says that the server's time is right, so that the nightly work goes on, which stops where the clock is in doubt",
  who: 'operator',
})

export const getFailedEvents = endpoint<typeof shapes.getFailedEvents>()({
  method: 'GET',
  path: '/api/admin/failed-events',
  summary:
    'Events of the outbox whose reactions failed, or to which no server has reacted for ten minutes, newest first; 200 at most',
  who: 'operator',
})

export const retryEvent = endpoint<typeof shapes.retryEvent>()({
  method: 'POST',
  path: '/api/admin/failed-events/:id/retry',
  summary: 'Delivers a failed event anew, with all its tries',
  who: 'operator',
  refusals: ['not_failed'],
})

export const getAuditLog = endpoint<typeof shapes.getAuditLog>()({
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'Who changed what, newest first; search looks at people, action and subject; of a customer also what its users did through agents',
  who: 'operator',
})
