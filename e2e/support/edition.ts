/** The edition for stories and measurements: its dates are always the same. */
export const EDITION = '2025'

/** Instants in its phases; sessions of one phase have expired by the release. */
export const DURING = {
  before: '2025-05-01T10:00:00+02:00',
  ordering: '2025-05-06T12:00:00+02:00',
  lastEvening: '2025-05-08T23:50:00+02:00',
  winners: '2025-05-09T00:00:00+02:00',
  confirmation: '2025-05-12T12:00:00+02:00',
  release: '2025-06-15T12:00:00+02:00',
  over: '2025-07-01T12:00:00+02:00',
} as const
