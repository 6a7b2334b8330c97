import { isName, isPersonName } from '../names.ts'
import { isEmail, isPhone } from '../reach.ts'

/** A general enquiry, or the offer of a supplier. */
export const contactKinds = ['general', 'supplier'] as const

export type ContactKind = (typeof contactKinds)[number]

/** An enquiry of the contact pages as typed. */
export type ContactText = {
  readonly kind: ContactKind
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  /** Of a supplier. */
  readonly brand: string
  readonly website: string
  readonly message: string
}

export type ContactProblem = {
  readonly path: keyof ContactText
  readonly code: 'contact_missing' | 'contact_name' | 'contact_email' | 'contact_phone'
}

const NEEDED = {
  general: ['name', 'email', 'message'],
  supplier: ['company', 'brand', 'name', 'email', 'message'],
} as const satisfies Record<ContactKind, readonly (keyof ContactText)[]>

/** Everything that is wrong with an enquiry, in the order of the form. */
export function contactProblems(text: ContactText): ContactProblem[] {
  const { kind, name, company, brand, email, phone } = text
  const missing = NEEDED[kind]
    .filter(path => text[path].trim() === '')
    .map(path => ({ path, code: 'contact_missing' as const }))
  return [
    ...missing,
    ...(isPersonName(name.trim()) ? [] : [{ path: 'name', code: 'contact_name' } as const]),
    ...(isName(company.trim()) ? [] : [{ path: 'company', code: 'contact_name' } as const]),
    ...(isName(brand.trim()) ? [] : [{ path: 'brand', code: 'contact_name' } as const]),
    ...(email.trim() !== '' && !isEmail(email) ? [{ path: 'email', code: 'contact_email' } as const] : []),
    ...(phone.trim() !== '' && !isPhone(phone) ? [{ path: 'phone', code: 'contact_phone' } as const] : []),
  ]
}
