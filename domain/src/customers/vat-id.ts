import { plainVatId } from '../vat.ts'

/** Whether a text has the form of a VAT id: two letters of a country, then at most 13 digits and letters. Blanks, dots and dashes do not count. */
export const isVatId = (typed: string): boolean =>
  /^[\w+*\s.-]+$/.test(typed) && /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(plainVatId(typed))
