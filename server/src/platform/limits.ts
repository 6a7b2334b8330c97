/** How much and how long a request may take. These are no settings: only tests set others. */
export const LIMITS = {
  /** Until the headers have arrived. */
  headersMs: 10_000,
  /** Until the body has arrived. */
  bodyMs: 30_000,
  /** Until the body of a call that takes files has arrived. */
  filesMs: 5 * 60_000,
  /** For a connection to a PostgreSQL server and what a request asks it. */
  queryMs: 15_000,
  /** Open event streams of one user, on each server. */
  streamsOfUser: 10,
}

export type Limits = Readonly<typeof LIMITS>
