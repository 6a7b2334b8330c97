import { isPhone } from '../reach.ts'
import { isPast, type Windows } from '../trade-show/phases.ts'

/** A question to a booth, or a wish to be called by it. */
export const enquiryKinds = ['question', 'call'] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

export const LONGEST_MESSAGE = 2000
export const LONGEST_PHONE = 40
export const LONGEST_WISH = 100

export type EnquiryText = {
  readonly kind: EnquiryKind
  readonly message: string
  readonly phone: string
  /** When the buyer would like to be called, in their own words. */
  readonly call_when: string
}

/** What is wrong with an enquiry: the refusal's code and the field it is about. */
export type EnquiryProblem =
  | { readonly code: 'enquiry_without_message'; readonly path: 'message' }
  | { readonly code: 'enquiry_without_phone' | 'no_phone_number'; readonly path: 'phone' }

/** A question needs a message, a call a phone number; null when nothing is wrong. */
export function enquiryProblem({ kind, message, phone }: EnquiryText): EnquiryProblem | null {
  if (kind === 'question') return message.trim() === '' ? { code: 'enquiry_without_message', path: 'message' } : null
  if (phone.trim() === '') return { code: 'enquiry_without_phone', path: 'phone' }
  return isPhone(phone) ? null : { code: 'no_phone_number', path: 'phone' }
}

/** Booths take enquiries until the end of release, also before ordering starts. */
export const canEnquire = ({ releaseEnd }: Pick<Windows, 'releaseEnd'>, now: Date): boolean => !isPast(releaseEnd, now)

const WINDOW_MS = 60 * 60 * 1000
/** Most enquiries of one user within an hour. */
export const MOST_PER_HOUR = 10

/** Enquiries before this instant no longer count. */
export const enquiriesSince = (now: Date): Date => new Date(now.getTime() - WINDOW_MS)

/**
 * How many minutes a user must wait before the next enquiry; 0 when it may be sent.
 * @param earlier instants of the user's enquiries inside the window, newest first
 */
export function minutesToWait(earlier: readonly Date[], now: Date): number {
  const oldest = earlier[MOST_PER_HOUR - 1]
  return oldest ? Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 60_000)) : 0
}
