import * as z from 'zod/mini'
import { addressFields, id, idParam, printed, shapes, version } from '../../shapes.ts'
import { LONGEST_CITY, LONGEST_COMPANY, LONGEST_ZIP } from '../postal-address.ts'

/** The addresses of a company. */
const companyAddresses = z.array(
  z.object({
    id,
    version,
    purpose: z.enum(['invoice', 'shipping']),
    is_default: z.boolean(),
    ...addressFields,
    gln: z.nullable(z.string()),
  }),
)

export const getCompanyAddresses = shapes({ answer: companyAddresses })

const needed = (most: number) => printed(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))
const optional = (most: number) => z._default(printed(z.string().check(z.trim(), z.maxLength(most))), '')

const fields = {
  company: needed(LONGEST_COMPANY),
  first_name: optional(60),
  last_name: optional(60),
  street: needed(100),
  number: optional(20),
  zip: needed(LONGEST_ZIP),
  city: needed(LONGEST_CITY),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'A country has two capital letters, such as NL.')),
  /** The place's global location number. */
  gln: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(20))), null),
}

const newAddress = z.object({
  purpose: z.enum(['invoice', 'shipping']),
  is_default: z._default(z.boolean(), false),
  ...fields,
})

const changedAddress = z.object({ version, ...fields })

export type AddressFields = Omit<z.output<typeof changedAddress>, 'version'>

export const addAddress = shapes({ body: newAddress, answer: companyAddresses })

const params = z.object({ id: idParam })

export const changeAddress = shapes({ params, body: changedAddress, answer: companyAddresses })

export const makeUsualAddress = shapes({ params, answer: companyAddresses })

export const removeAddress = shapes({ params, answer: companyAddresses })
