import { isVatId } from '@fairfloor/domain/companies/vat-id'
import { isCreditorId } from '@fairfloor/domain/iban'
import { languages } from '@fairfloor/domain/language'
import { isValidBIC, isValidIBAN } from 'ibantools'
import * as z from 'zod'
import { isPrintable, lettersMissing } from '../platform/paper/fonts.ts'
import { europe } from './countries.ts'

/** One input of the set-up: a flag of the command and a question at the terminal. */
type Field = {
  readonly question: string
  /** Parses the input. */
  readonly shape: z.ZodType<unknown, string>
  /** Used for empty input; an optional field without one stays empty. */
  readonly usual?: string
  readonly optional?: true
}

const text = z.string().trim().min(1, 'Please type something.').max(200).refine(isPrintable, { error: lettersMissing })
const countryCodes = europe.map(({ code }) => code)
const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine(code => countryCodes.includes(code), `One of ${countryCodes.join(', ')}, please.`)
const euros = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, 'An amount in euros, please, such as 6.95.')
  .transform(typed => Math.round(Number(typed.replace(',', '.')) * 100))
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}([.,]\d{1,2})?$/, 'A rate in per cent, please, such as 21.')
  .transform(typed => Math.round(Number(typed.replace(',', '.')) * 100))
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'A colour as #rrggbb, please.')
const list = z.string().transform(typed =>
  typed
    .split(',')
    .map(one => one.trim())
    .filter(Boolean),
)
const moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/, 'A day and a time, please, such as 2030-05-05 09:00.')
  .transform(typed => typed.replace(' ', 'T'))
const timeZone = text.refine(isTimeZone, 'A time zone, please, such as Europe/Amsterdam.')

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const prefix = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{0,10}$/, 'At most ten capitals, digits and hyphens.')

const plainNumber = (shape: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform(typed => typed.replace(/\s/g, '').toUpperCase())
    .refine(shape, message)

/** The first user. */
const operatorFields = {
  'operator-name': { question: 'Name of the first operator', shape: text },
  'operator-email': { question: 'Their e-mail address', shape: z.email('An e-mail address, please.') },
} as const satisfies Record<string, Field>

/** The seller on invoices and mails. */
export const sellerFields = {
  company: { question: 'Company, with its legal form', shape: text },
  'shop-name': { question: 'What customers call the shop', shape: text, optional: true },
  street: { question: 'Street', shape: text },
  number: { question: 'House number', shape: text },
  zip: { question: 'Postcode', shape: text },
  city: { question: 'City', shape: text },
  country: { question: 'Country (two letters)', shape: country },
  'vat-id': {
    question: 'VAT number',
    shape: plainNumber(isVatId, 'A VAT number with the letters of its country, please, such as NL123456789B01.'),
  },
  registration: { question: 'Trade register and number', shape: text },
  gln: {
    question: 'GLN, where there is one',
    shape: plainNumber(gln => /^\d{13}$/.test(gln), 'A GLN has 13 digits.'),
    optional: true,
  },
  email: { question: 'E-mail address for customers', shape: z.email('An e-mail address, please.') },
  phone: { question: 'Phone number', shape: text },
  website: { question: 'Website', shape: text, optional: true },
  bank: { question: 'Bank, where customers pay by transfer', shape: text, optional: true },
  iban: {
    question: 'IBAN',
    shape: plainNumber(isValidIBAN, 'This is no IBAN: its check digits do not fit.'),
    optional: true,
  },
  bic: { question: 'BIC', shape: plainNumber(isValidBIC, 'This is no BIC.'), optional: true },
  'creditor-id': {
    question: 'Creditor id, where it collects direct debits',
    shape: plainNumber(isCreditorId, 'This is no creditor id: its check digits do not fit.'),
    optional: true,
  },
  logo: { question: 'File of the logo (SVG, PNG, JPEG or WebP)', shape: text, optional: true },
  'signal-colour': { question: 'Colour of buttons, as #rrggbb', shape: colour, optional: true },
  'link-colour': { question: 'Colour of links, as #rrggbb', shape: colour, optional: true },
  'time-zone': { question: 'Time zone', shape: timeZone, usual: 'Europe/Amsterdam' },
  languages: {
    question: 'Languages of the shop, the usual one first',
    shape: list.pipe(z.array(z.enum(languages, `Of ${languages.join(', ')}, please.`)).min(1)),
    usual: languages.join(','),
  },
  'payment-days': {
    question: 'Days to pay an invoice',
    shape: z
      .string()
      .trim()
      .regex(/^\d{1,3}$/, 'A number of days, please.')
      .transform(Number),
    usual: '14',
  },
  'invoice-prefix': { question: 'Letters before an invoice number', shape: prefix, optional: true },
  'credit-note-prefix': { question: 'Other letters, before a credit note number', shape: prefix, usual: 'CN-' },
} as const satisfies Record<string, Field>

/** Its terms from the day of the set-up on. */
const termFields = {
  'vat-standard': { question: 'Standard rate of VAT in its country, per cent', shape: percent },
  'vat-reduced': { question: 'Rate of VAT of food there, per cent', shape: percent },
  'deliver-to': {
    question: 'Countries it delivers to',
    shape: list.pipe(z.array(country).min(1)),
    usual: countryCodes.join(','),
  },
  'shipping-price': { question: 'Shipping of an order, euros', shape: euros },
  'free-shipping-from': { question: 'Goods from which shipping is free, euros', shape: euros, optional: true },
  carrier: { question: 'Carrier of its parcels', shape: text.max(60), usual: 'DHL' },
  'price-group': { question: 'Name of the first price group of customers', shape: text.max(60), usual: 'Standard' },
} as const satisfies Record<string, Field>

/** The first trade show, if there is to be one: all of these or none. Times in its time zone. */
export const editionFields = {
  'edition-name': { question: 'Name of the first trade show', shape: text, optional: true },
  'order-start': { question: 'Ordering starts', shape: moment, optional: true },
  'order-end': { question: 'Ordering ends', shape: moment, optional: true },
  'confirmation-start': { question: 'Confirming starts', shape: moment, optional: true },
  'confirmation-end': { question: 'Confirming ends', shape: moment, optional: true },
  'release-end': { question: 'Releasing ends', shape: moment, optional: true },
} as const satisfies Record<string, Field>

export const fields = { ...operatorFields, ...sellerFields, ...termFields, ...editionFields }

export type FieldName = keyof typeof fields

/** The parsed fields; undefined where optional and empty. */
export type Answers<Names extends FieldName = FieldName> = {
  [Name in Names]:
    | z.output<(typeof fields)[Name]['shape']>
    | ((typeof fields)[Name] extends { optional: true } ? undefined : never)
}
