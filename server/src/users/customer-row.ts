import { isVatId } from '@fairfloor/domain/companies/vat-id'
import { plainVatId } from '@fairfloor/domain/vat'
import * as z from 'zod'
import {
  type AddressInput,
  addressesOf,
  customerByNumber,
  saveAddress,
  saveCustomer,
  savePriceGroup,
} from '../areas/companies/index.ts'
import { findAccount, saveUser } from '../areas/people/index.ts'
import { CannotDo } from '../command.ts'
import type { Db } from '../platform/database.ts'
import { isPrintable, lettersMissing } from '../platform/paper/fonts.ts'
import { europe } from '../setup/countries.ts'

const empty = z.string().trim().length(0)
const none = empty.transform(() => undefined)
const text = z.string().trim().min(1, 'Is missing.').max(200).refine(isPrintable, { error: lettersMissing })
const maybe = z.union([none, text]).optional()
const countries = europe.map(({ code }) => code)
const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine(code => countries.includes(code), 'Is no country that the shop knows: two letters, please.')
const maybeCountry = z.union([none, country]).optional()
const vatId = text
  .refine(isVatId, 'Is no VAT id: the letters of its country, then what belongs to them.')
  .overwrite(plainVatId)
const yes = z
  .union(
    [none, z.stringbool({ truthy: ['yes', 'ja', '1', 'true'], falsy: ['no', 'nein', '0', 'false'] })],
    'Yes or no, please.',
  )
  .optional()

/** A customer with a user and addresses, from flags or a row of a sheet; all are texts. What is missing stays as it is. */
export const customerRow = z.object({
  number: text,
  company: maybe,
  vat_id: z.union([none, vatId]).optional(),
  price_group: maybe,
  carrier: maybe,
  payment_method: maybe,
  api_access: yes,
  bonus: yes,
  show_orders_visible: yes,
  street: maybe,
  house_number: maybe,
  zip: maybe,
  city: maybe,
  country: maybeCountry,
  delivery_company: maybe,
  delivery_street: maybe,
  delivery_house_number: maybe,
  delivery_zip: maybe,
  delivery_city: maybe,
  delivery_country: maybeCountry,
  first_name: maybe,
  last_name: maybe,
  email: z.union([none, z.string().trim().toLowerCase().pipe(z.email('Is no e-mail address.'))]).optional(),
})

export type CustomerRow = z.output<typeof customerRow>

/** Columns of a sheet of customers, also flags of the command. */
export const customerColumns = Object.keys(customerRow.shape) as (keyof CustomerRow & string)[]

/** Default carrier and payment method of a new customer. */
const USUAL = { carrier: 'DHL', paymentMethod: 'invoice' }

type Column = keyof CustomerRow & string

/** Fields that a new customer needs. */
const NEEDED = ['company', 'price_group', 'street', 'house_number', 'zip', 'city', 'country', 'email'] as const

/** A row lacks what its customer does not have yet. */
export class Incomplete extends CannotDo {
  readonly faults: readonly { column: Column; reason: string }[]

  constructor(missing: readonly Column[], reason: string) {
    super(missing.map(column => `${column}: ${reason}`).join('; '))
    this.faults = missing.map(column => ({ column, reason }))
  }
}

/** @throws Incomplete for a new customer without all that it needs */
export function guardNew(row: CustomerRow): void {
  const missing = NEEDED.filter(column => row[column] === undefined)
  if (missing.length > 0) throw new Incomplete(missing, 'Is missing.')
  const delivery = partsOf(row, 'delivery_')
  if (Object.values(delivery).some(Boolean)) guardWhole('delivery_', delivery)
}

/**
 * Saves a customer, identified by number, with an invoice address, a delivery address and a user, identified by e-mail
 * address. Missing fields stay as they are. A new user has no password yet and requests one at the login.
 * @returns the customer, its user if the row names one, and whether that user is new
 * @throws CannotDo if the e-mail address belongs to somebody else; Incomplete
 */
export async function saveCustomerRow(tx: Db, row: CustomerRow, now: Date) {
  const known = await customerByNumber(tx, row.number)
  if (!known) guardNew(row)
  const user = row.email === undefined ? undefined : await findAccount(tx, row.email)
  if (user && user.customerId !== known?.id)
    throw new CannotDo(`${row.email} belongs to ${user.company ?? 'the staff'} already.`)
  const company = row.company ?? known!.company
  const customerId = await saveCustomer(tx, {
    erpId: row.number,
    company,
    country: row.country ?? known!.country,
    priceGroupId: row.price_group === undefined ? known!.priceGroupId : await savePriceGroup(tx, row.price_group),
    vatId: row.vat_id,
    carrier: row.carrier ?? known?.carrier ?? USUAL.carrier,
    paymentMethod: row.payment_method ?? known?.paymentMethod ?? USUAL.paymentMethod,
    hasApiAccess: row.api_access,
    hasBonus: row.bonus,
    vtsOrdersVisible: row.show_orders_visible,
    approvedAt: known ? known.approvedAt : now,
  })
  for (const address of changedAddresses(row, company, known ? await addressesOf(tx, known.id) : []))
    await saveAddress(tx, customerId, address)
  if (row.email === undefined) return { customerId, company, userId: undefined, isNewUser: false }
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || user?.name || company
  const userId = await saveUser(tx, { email: row.email, name, customerId })
  return { customerId, company, userId, isNewUser: !user }
}

type Parts = { street?: string; number?: string; zip?: string; city?: string; country?: string }

const partsOf = (row: CustomerRow, prefix: '' | 'delivery_'): Parts => ({
  street: row[`${prefix}street`],
  number: row[`${prefix}house_number`],
  zip: row[`${prefix}zip`],
  city: row[`${prefix}city`],
  country: row[`${prefix}country`],
})

/** @throws Incomplete */
function guardWhole(prefix: '' | 'delivery_', { street, number, zip, city, country }: Parts): Required<Parts> {
  if (street && number && zip && city && country) return { street, number, zip, city, country }
  const given = { street, house_number: number, zip, city, country }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [`${prefix}${name}` as Column]))
  throw new Incomplete(missing, `Is missing: ${prefix ? 'a delivery' : 'an'} address is given whole or not at all.`)
}

/**
 * The addresses that a row changes: what it gives takes the place of the same part of the usual address. The delivery address goes
 * along with that of the invoices until it is another one.
 */
function changedAddresses(row: CustomerRow, company: string, known: Awaited<ReturnType<typeof addressesOf>>) {
  const usual = (purpose: AddressInput['purpose']) => known.find(one => one.purpose === purpose && one.isDefault)
  const [invoice, shipping] = [usual('invoice'), usual('shipping')]
  const person = said({ firstName: row.first_name, lastName: row.last_name })
  const main = said({ ...partsOf(row, ''), company: row.company })
  const delivery = said({ ...partsOf(row, 'delivery_'), company: row.delivery_company })
  const makeOf = (
    purpose: AddressInput['purpose'],
    before: Partial<AddressInput> | undefined,
    given: Parts & { company?: string },
    prefix: '' | 'delivery_',
  ): AddressInput => {
    const {
      street,
      number,
      zip,
      city,
      country,
      company: whose,
      firstName,
      lastName,
      gln,
    } = { ...before, ...person, ...given }
    const names = { company: whose ?? company, firstName, lastName, gln }
    return { ...guardWhole(prefix, { street, number, zip, city, country }), ...names, purpose, isDefault: true }
  }
  const [saysMain, saysDelivery] = [main, delivery].map(given => Object.keys(given).length > 0)
  const isElsewhere = shipping && invoice && placeOf(shipping) !== placeOf(invoice)
  return [
    ...(saysMain ? [makeOf('invoice', invoice, main, '')] : []),
    ...(saysDelivery
      ? [makeOf('shipping', isElsewhere ? shipping : personOf(shipping ?? invoice), delivery, 'delivery_')]
      : []),
    ...(saysMain && !saysDelivery && !isElsewhere ? [makeOf('shipping', shipping ?? invoice, main, '')] : []),
  ]
}

const placeOf = ({ street, number, zip, country }: AddressInput): string => [street, number, zip, country].join('\n')

/** Who receives goods at a new place, too. */
const personOf = (address: AddressInput | undefined): Partial<AddressInput> =>
  address ? { firstName: address.firstName, lastName: address.lastName } : {}

/** What is given; the rest stays. */
const said = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
