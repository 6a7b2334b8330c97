/** How often something may be done: at most so many times within a time that ends now. */
export type Pace = { readonly most: number; readonly withinMs: number }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const pace = (most: number, withinMs: number): Pace => ({ most, withinMs })

/** All of them but that of the customer API, whose servers count in memory (customer-api/rest/rate-limit.ts). */
export const paces = {
  /** Wrong passwords, codes and passkeys, and forms: of one account or mail address from one network. */
  tries: pace(5, 15 * MINUTE_MS),
  /** The same of all accounts, from one network. */
  triesOfNetwork: pace(50, 15 * MINUTE_MS),
  /** Forms of visitors from one network: a company registers once, and an application brings a file of up to 10 MB. */
  forms: {
    registration: pace(20, 15 * MINUTE_MS),
    confirmation: pace(20, 15 * MINUTE_MS),
    contact: pace(20, 15 * MINUTE_MS),
    application: pace(5, 15 * MINUTE_MS),
  },
  /** Mails of one kind to one address that others have asked for, so that no mailbox is flooded. */
  mails: pace(5, 15 * MINUTE_MS),
  /** Customers searched by one agent, or opened: as many as one types, too few to copy all. */
  customerSearches: pace(60, MINUTE_MS),
  /** Enquiries of one user to booths. */
  enquiries: pace(10, HOUR_MS),
  /** Complaints and messages of one user: each of them mails the operators. */
  complaints: pace(30, HOUR_MS),
  /** Photos of one user that belong to no complaint yet: a script must not fill the disk. */
  complaintPhotos: pace(30, DAY_MS),
  /** Applications from everywhere, as each is kept for months with its file. */
  applications: pace(200, DAY_MS),
  /** Invitations of one company, those taken back as well: each is a mail to an address that anybody may type. */
  invitations: pace(50, DAY_MS),
  /** Exports of one user: each reads everything. */
  exports: pace(3, DAY_MS),
  /** Requests of one user to be erased: each mails the operators. */
  erasures: pace(3, DAY_MS),
} as const

/** What was done at this instant or before no longer counts. */
export const paceStart = ({ withinMs }: Pace, now: Date): Date => new Date(now.getTime() - withinMs)

/**
 * When one more may be done; null for now.
 * @param earlier when it was done within the time, newest first; more than `most` are not needed
 */
export function freeAt({ most, withinMs }: Pace, earlier: readonly Date[]): Date | null {
  const oldest = earlier[most - 1]
  return oldest ? new Date(oldest.getTime() + withinMs) : null
}

/** Whole minutes until one more may be done; 0 for now. @param earlier as for `freeAt` */
export function minutesToWait(of: Pace, earlier: readonly Date[], now: Date): number {
  const at = freeAt(of, earlier)
  return at ? Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS)) : 0
}
