import { REMOVED_DAYS } from '@fairfloor/domain/customer-api/reference'
import { REQUEST_DAYS } from '@fairfloor/domain/customer-api/requests/limits'
import { CURSOR_DAYS } from '@fairfloor/domain/customer-api/rest/limits'
import type { Retained } from '../../platform/retention.ts'
import { apiRequests } from './request-tables.ts'
import { apiFeeds } from './rest-tables.ts'
import { removedReferences } from './tables.ts'

export const customerApiRetained: readonly Retained[] = [
  {
    what: 'Own references that were taken away',
    days: REMOVED_DAYS,
    after: 'they were taken away',
    since: removedReferences.removedAt,
  },
  // A day more than clients are promised, because readings are noted once a day. One at a time: its rows go with it.
  {
    what: "Numbered rows of the API's lists",
    days: CURSOR_DAYS + 1,
    after: 'anybody read the list, to the day',
    since: apiFeeds.readAt,
    atOnce: 1,
  },
  { what: 'Requests with API keys', days: REQUEST_DAYS, after: 'the request', since: apiRequests.at },
]
