import { isName, isPersonName } from '../../names.ts'
import { isPostalCode } from '../../postal-code.ts'
import { isEmail, isPhone } from '../../reach.ts'
import { LONGEST_COMPANY } from '../postal-address.ts'
import { isVatId } from '../vat-id.ts'
import type { BusinessKind } from './kinds.ts'
import type { RegistrationState } from './states.ts'

/** How long the link in the mail is valid. */
export const LINK_HOURS = 24

export const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * 60 * 60 * 1000)

type Instants = {
  readonly confirmedAt: Date | null
  readonly approvedAt: Date | null
  readonly refusedAt: Date | null
}

export function stateOf({ confirmedAt, approvedAt, refusedAt }: Instants): RegistrationState {
  if (approvedAt) return 'approved'
  if (refusedAt) return 'refused'
  return confirmedAt ? 'waiting' : 'unconfirmed'
}

export type Place = {
  readonly street: string
  readonly number: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1. */
  readonly country: string
}

/** A registration as typed. */
export type RegistrationForm = {
  readonly company: string
  readonly legal_form: string
  readonly business: BusinessKind | null
  readonly vat_id: string
  readonly chamber_number: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly email: string
  readonly invoice: Place
  /** Null: goods go to the invoice address. */
  readonly shipping: (Place & { readonly company: string }) | null
  readonly terms_accepted: boolean
}

export type RegistrationProblem = {
  readonly path: string
  readonly code:
    | 'registration_missing'
    | 'registration_name'
    | 'company_too_long'
    | 'company_number_missing'
    | 'vat_id_form'
    | 'not_an_email'
    | 'not_a_phone'
    | 'zip_form'
    | 'country_not_served'
    | 'terms_not_accepted'
}

/**
 * Everything that is wrong with a registration, but for its password, in the order of the form.
 * @param countries codes of those that the shop delivers to
 */
export function registrationProblems(form: RegistrationForm, countries: readonly string[]): RegistrationProblem[] {
  const { company, legal_form, vat_id, chamber_number, email, phone, invoice, shipping } = form
  const name = fullName({ company: company.trim(), legalForm: legal_form.trim() })
  const hasNumber = vat_id.trim() !== '' || chamber_number.trim() !== ''
  return [
    ...missing('', form, ['company']),
    ...misnamed('', form, ['company', 'legal_form'], isName),
    ...problem(name.length > LONGEST_COMPANY, 'company', 'company_too_long'),
    ...missing('', form, ['business']),
    ...problem(!hasNumber, 'vat_id', 'company_number_missing'),
    ...problem(vat_id.trim() !== '' && !isVatId(vat_id), 'vat_id', 'vat_id_form'),
    ...missing('', form, ['first_name', 'last_name', 'phone', 'email']),
    ...misnamed('', form, ['first_name', 'last_name'], isPersonName),
    ...problem(phone.trim() !== '' && !isPhone(phone), 'phone', 'not_a_phone'),
    ...problem(email.trim() !== '' && !isEmail(email), 'email', 'not_an_email'),
    ...placeProblems('invoice.', invoice, countries),
    ...(shipping ? misnamed('shipping.', shipping, ['company'], isName) : []),
    ...(shipping ? placeProblems('shipping.', shipping, countries) : []),
    ...problem(!form.terms_accepted, 'terms_accepted', 'terms_not_accepted'),
  ]
}

function placeProblems(before: string, place: Place, countries: readonly string[]): RegistrationProblem[] {
  const isElsewhere = place.country !== '' && !countries.includes(place.country)
  const isOdd = place.zip.trim() !== '' && !isPostalCode(place.country, place.zip)
  return [
    ...missing(before, place, ['street', 'number', 'zip', 'city', 'country']),
    ...problem(isOdd, `${before}zip`, 'zip_form'),
    ...problem(isElsewhere, `${before}country`, 'country_not_served'),
  ]
}

const missing = <T extends object>(before: string, fields: T, names: readonly (keyof T & string)[]) =>
  names.flatMap(name => problem(!String(fields[name] ?? '').trim(), before + name, 'registration_missing'))

const misnamed = <T extends object>(
  before: string,
  fields: T,
  names: readonly (keyof T & string)[],
  is: (text: string) => boolean,
) => names.flatMap(name => problem(!is(String(fields[name]).trim()), before + name, 'registration_name'))

const problem = (isWrong: boolean, path: string, code: RegistrationProblem['code']): RegistrationProblem[] =>
  isWrong ? [{ path, code }] : []

/** The company's name with its legal form, unless the name ends with it already. */
export function fullName({ company, legalForm }: { company: string; legalForm: string }): string {
  const isSaid = company.toLowerCase().endsWith(` ${legalForm.toLowerCase()}`)
  return legalForm === '' || isSaid ? company : `${company} ${legalForm}`
}

/** A number in a register, for comparing: 'HRB 12 345' is 'hrb12345'. */
export const plainRegisterNumber = (typed: string): string => typed.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Mail providers whose addresses do not tell the company. */
const PROVIDERS =
  /^(gmail|googlemail|gmx|web|outlook|hotmail|live|icloud|me|yahoo|t-online|freenet|ziggo|kpnmail|proton(mail)?|aol|mail)\.[a-z.]+$/

/** The company's own mail domain; null for that of a provider. */
export function companyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return PROVIDERS.test(domain) ? null : domain
}
