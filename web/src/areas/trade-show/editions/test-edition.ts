import type { Edition } from './editions.ts'

/** The current edition. */
export const edition: Edition = {
  id: 1,
  name: 'Show 2031',
  time_zone: 'Europe/Berlin',
  is_current: true,
  live_counts: false,
  order_start: '2031-05-04T22:00:00.000Z',
  order_end: '2031-05-08T21:59:59.000Z',
  confirmation_start: '2031-05-09T08:00:00.000Z',
  confirmation_end: '2031-05-16T21:59:59.000Z',
  release_end: '2031-06-30T21:59:59.000Z',
}
