import { isCountry } from '../../countries.ts'
import { checkDigit } from '../../gtin.ts'
import { isName } from '../../names.ts'
import { isPostalCode } from '../../postal-code.ts'

/** Most addresses of one company. */
export const MOST_ADDRESSES = 200

export type TypedAddress = {
  readonly company: string
  readonly first_name: string
  readonly last_name: string
  readonly country: string
  readonly zip: string
  readonly gln: string | null
}

/** What is wrong with an address: the refusal's code and the field it is about. */
export type AddressProblem = {
  readonly code: 'address_name' | 'no_such_country' | 'wrong_postal_code' | 'not_a_gln'
  readonly path: (typeof NAMES)[number] | 'country' | 'zip' | 'gln'
}

const NAMES = ['company', 'first_name', 'last_name'] as const

/** The first thing that is wrong with a typed address; null when nothing is. */
export function addressProblem(typed: TypedAddress): AddressProblem | null {
  const { country, zip, gln } = typed
  const misnamed = NAMES.find(field => !isName(typed[field].trim()))
  if (misnamed) return { code: 'address_name', path: misnamed }
  if (!isCountry(country)) return { code: 'no_such_country', path: 'country' }
  if (!isPostalCode(country, zip)) return { code: 'wrong_postal_code', path: 'zip' }
  if (gln !== null && !isGln(gln)) return { code: 'not_a_gln', path: 'gln' }
  return null
}

/** 13 digits of which the last one checks the others (GS1 General Specifications 7.9). */
export const isGln = (text: string): boolean =>
  /^\d{13}$/.test(text) && !/^0+$/.test(text) && Number(text.at(-1)) === checkDigit(text.slice(0, -1))

type Kept = { readonly id: number; readonly purpose: 'invoice' | 'shipping' }

/** Whether an address may go: an order needs one for its invoice, and without one for invoices the last of all. */
export function mayBeRemoved(all: readonly Kept[], id: number): boolean {
  const others = all.filter(one => one.id !== id)
  const isInvoice = all.find(one => one.id === id)?.purpose === 'invoice'
  return isInvoice ? others.some(({ purpose }) => purpose === 'invoice') : others.length > 0
}
