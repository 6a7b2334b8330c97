/** Limits on the size and duration of requests. Not configurable; only tests change them. */
export const LIMITS = {
  /** Until the headers have arrived. */
  headersMs: 10_000,
  /** Until the body has arrived. */
  bodyMs: 30_000,
  /** Until the body of a call that takes files has arrived. */
  filesMs: 5 * 60_000,
  /** Of a visitor's body this much has to come within each such time: who sends slower holds a place that others wait for. */
  visitorBytes: 4096,
  visitorMs: 8000,
  /** For connections to a PostgreSQL server and statements of requests. */
  queryMs: 15_000,
  /** Open event streams per user, on each server. */
  streamsOfUser: 10,
}

export type Limits = Readonly<typeof LIMITS>
