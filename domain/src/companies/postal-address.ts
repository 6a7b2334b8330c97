/** An address as orders and documents store it, with its field names on the wire. */
export type PostalAddress = {
  company: string
  first_name: string
  last_name: string
  street: string
  number: string
  zip: string
  city: string
  country: string
  gln: string | null
}

export const LONGEST_COMPANY = 100
export const LONGEST_ZIP = 16
export const LONGEST_CITY = 80
