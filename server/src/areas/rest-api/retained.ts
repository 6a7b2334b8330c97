import { CURSOR_DAYS } from '@fairfloor/domain/rest-api/limits'
import type { Retained } from '../../platform/retention.ts'
import { apiFeeds } from './tables.ts'

/** A day more than clients are promised, because readings are noted once a day. One at a time: its rows go with it. */
export const restApiRetained: readonly Retained[] = [
  {
    what: "Numbered rows of the API's lists",
    days: CURSOR_DAYS + 1,
    after: 'anybody read the list, to the day',
    since: apiFeeds.readAt,
    atOnce: 1,
  },
]
