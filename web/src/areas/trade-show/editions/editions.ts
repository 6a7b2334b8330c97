import type { Answer } from '@fairfloor/domain/endpoint'
import { getEditions } from '@fairfloor/domain/trade-show/desk-contract'
import type { DateName } from '@fairfloor/domain/trade-show/edition-dates'
import { queryOf } from '../../../lib/query.ts'
import { wallClock } from '../../../lib/wall-clock.ts'

export const editionsQuery = queryOf(getEditions, {})

export type Edition = Answer<typeof getEditions>['editions'][number]

/** The input values: wall-clock times in the show's zone, by the dates' names. */
export type TypedDates = Readonly<Record<DateName, string>>

/** An edition's saved dates as input values. */
export const typedOf = (edition: Edition): TypedDates => ({
  order_start: wallClock(edition.order_start, edition.time_zone),
  order_end: wallClock(edition.order_end, edition.time_zone),
  confirmation_start: wallClock(edition.confirmation_start, edition.time_zone),
  confirmation_end: wallClock(edition.confirmation_end, edition.time_zone),
  release_end: wallClock(edition.release_end, edition.time_zone),
})
