import { isVatId } from '@fairfloor/domain/customers/vat-id'
import { plainVatId } from '@fairfloor/domain/vat'
import * as z from 'zod'
import {
  type AddressInput,
  customerByNumber,
  findAccount,
  saveAddress,
  saveCustomer,
  savePriceGroup,
  saveUser,
  unknownPassword,
} from '../areas/identity/index.ts'
import { CannotDo } from '../command.ts'
import type { Db } from '../platform/database.ts'
import { isPrintable, lettersMissing } from '../platform/paper/fonts.ts'
import { europe } from '../setup/countries.ts'

const empty = z.string().trim().length(0)
const text = z.string().trim().min(1, 'Is missing.').max(200).refine(isPrintable, { error: lettersMissing })
const maybe = z.union([empty.transform(() => undefined), text]).optional()
const countries = europe.map(({ code }) => code)
const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine(code => countries.includes(code), 'Is no country that the shop knows: two letters, please.')
const vatId = text
  .refine(isVatId, 'Is no VAT id: the letters of its country, then what belongs to them.')
  .transform(plainVatId)
const yes = z
  .union(
    [
      empty.transform(() => undefined),
      z.stringbool({ truthy: ['yes', 'ja', '1', 'true'], falsy: ['no', 'nein', '0', 'false'] }),
    ],
    'Yes or no, please.',
  )
  .optional()

/** A customer with a user and addresses, from flags or a row of a sheet; all are texts. */
export const customerRow = z
  .object({
    number: text,
    company: text,
    vat_id: z.union([empty.transform(() => undefined), vatId]).optional(),
    price_group: text,
    carrier: maybe,
    payment_method: maybe,
    api_access: yes,
    bonus: yes,
    show_orders_visible: yes,
    street: text,
    house_number: text,
    zip: text,
    city: text,
    country,
    delivery_company: maybe,
    delivery_street: maybe,
    delivery_house_number: maybe,
    delivery_zip: maybe,
    delivery_city: maybe,
    delivery_country: z.union([empty.transform(() => undefined), country]).optional(),
    first_name: maybe,
    last_name: maybe,
    email: z.string().trim().toLowerCase().pipe(z.email('Is no e-mail address.')),
  })
  .superRefine((row, context) => {
    const parts = [
      'delivery_street',
      'delivery_house_number',
      'delivery_zip',
      'delivery_city',
      'delivery_country',
    ] as const
    const given = parts.filter(part => row[part] !== undefined)
    if (given.length === 0 || given.length === parts.length) return
    for (const part of parts.filter(part => row[part] === undefined))
      context.addIssue({
        code: 'custom',
        path: [part],
        message: 'Is missing: a delivery address is given whole or not at all.',
      })
  })

export type CustomerRow = z.output<typeof customerRow>

/** Columns of a sheet of customers, also flags of the command. */
export const customerColumns = Object.keys(customerRow.shape) as (keyof CustomerRow & string)[]

/** Default carrier and payment method of a new customer. */
const USUAL = { carrier: 'DHL', paymentMethod: 'invoice' }

/**
 * Saves a customer, identified by number, with an invoice address, a delivery address and a user, identified by e-mail
 * address. Missing fields stay as they are. A new user has no password yet and requests one at the login.
 * @returns the user's id and the customer's
 * @throws CannotDo if the address belongs to somebody else
 */
export async function saveCustomerRow(
  tx: Db,
  row: CustomerRow,
  now: Date,
): Promise<{ userId: number; customerId: number }> {
  const known = await customerByNumber(tx, row.number)
  const user = await findAccount(tx, row.email)
  if (user && user.customerId !== known?.id)
    throw new CannotDo(`${row.email} belongs to ${user.company ?? 'the staff'} already.`)
  const customerId = await saveCustomer(tx, {
    erpId: row.number,
    company: row.company,
    country: row.country,
    priceGroupId: await savePriceGroup(tx, row.price_group),
    vatId: row.vat_id,
    carrier: row.carrier ?? known?.carrier ?? USUAL.carrier,
    paymentMethod: row.payment_method ?? known?.paymentMethod ?? USUAL.paymentMethod,
    hasApiAccess: row.api_access,
    hasBonus: row.bonus,
    vtsOrdersVisible: row.show_orders_visible,
    approvedAt: known?.approvedAt ?? now,
  })
  for (const address of addressesOf(row)) await saveAddress(tx, customerId, address)
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || user?.name || row.company
  const passwordHash = user?.passwordHash ?? (await unknownPassword())
  return { customerId, userId: await saveUser(tx, { email: row.email, name, customerId, passwordHash }) }
}

function addressesOf(row: CustomerRow): AddressInput[] {
  const person = { firstName: row.first_name ?? '', lastName: row.last_name ?? '' }
  const { company, street, house_number, zip, city, country } = row
  const main = { ...person, company, street, number: house_number, zip, city, country, isDefault: true }
  const { delivery_street, delivery_house_number, delivery_zip, delivery_city, delivery_country } = row
  const isElsewhere = delivery_street && delivery_house_number && delivery_zip && delivery_city && delivery_country
  return [
    { ...main, purpose: 'invoice' },
    isElsewhere
      ? {
          ...person,
          purpose: 'shipping',
          isDefault: true,
          company: row.delivery_company ?? company,
          street: delivery_street,
          number: delivery_house_number,
          zip: delivery_zip,
          city: delivery_city,
          country: delivery_country,
        }
      : { ...main, purpose: 'shipping' },
  ]
}
