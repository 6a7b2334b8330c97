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

const HOUR_MS = 60 * 60 * 1000
/** The same words after this instant are the enquiry sent before: their sender saw no answer, or pressed twice. */
export const repeatedSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS)
