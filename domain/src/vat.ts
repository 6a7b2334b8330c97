import type { Day } from './day.ts'

/** How a delivery is taxed: rates of the seller's country, or 0 % with a note. */
export type TaxCase = 'domestic' | 'intra-community' | 'export'

export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** Country prefix of its VAT ids; Greece's differs from its code. */
  readonly vatPrefix: string
  /** First and last day of its membership of the European Union. */
  readonly euFrom: Day | null
  readonly euUntil: Day | null
}

export type Delivery = { readonly from: Country; readonly to: Country; readonly vatId: string | null; readonly on: Day }

/**
 * The tax of a delivery: domestic rate; 0 % intra-Community supply when the customer's VAT id belongs to another member
 * state and the goods go there (directive 2006/112/EC art. 138); 0 % export outside the Union (art. 146). A delivery to
 * another member state without such a VAT id is taxed at the seller's domestic rate (art. 32).
 */
export function taxCase({ from, to, vatId, on }: Delivery): TaxCase {
  if (to.code === from.code) return 'domestic'
  if (!isMember(from, on) || !isMember(to, on)) return 'export'
  return vatId !== null && isOf(to, vatId) ? 'intra-community' : 'domestic'
}

/** A VAT id of that country: its prefix and at least two characters, the shortest in use (Romania). */
function isOf({ vatPrefix }: Country, vatId: string): boolean {
  const plain = plainVatId(vatId)
  return plain.startsWith(vatPrefix) && plain.length >= vatPrefix.length + 2
}

/** Whether the country is a member of the European Union on that day. */
export const isMember = ({ euFrom, euUntil }: Country, on: Day): boolean =>
  euFrom !== null && euFrom <= on && (euUntil === null || on <= euUntil)

/** A VAT id as authorities write it: capitals and digits, without typed spaces and dots. */
export const plainVatId = (vatId: string): string => vatId.toUpperCase().replace(/[^A-Z0-9+*]/g, '')
