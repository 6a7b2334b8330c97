/** The wholesaler as an invoice names it (EN 16931 BG-4 to BG-6, BG-17). */
export type Seller = {
  company: string
  street: string
  number: string
  zip: string
  city: string
  country: string
  vatId: string
  /** Trade register entry, with the register's name. */
  registration: string
  /** Of the seller as a creditor of direct debits (EN 16931 BT-90); absent where it collects none. */
  creditorId?: string
  gln: string | null
  email: string
  phone: string
  website: string
  bank: string
  iban: string
  bic: string
}
