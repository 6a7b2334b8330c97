import { plainVatId } from '../vat.ts'

/** What follows the letters of each country of the Union and of those beside it to which a shop may deliver. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^(0?[1-9]\d{8}|1\d{9})$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA|TPV)?$/,
  CY: /^(?!12)\d{8}[A-Z]$/,
  CZ: /^([0-8]\d{7}|\d{9,10})$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{7}1\d|\d{10}1\d)$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B(?!00)\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d[2-47-9]\d{7}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/**
 * Whether a text has the form of a VAT id: the letters of a country, then what its authority gives (the European
 * Commission's list of structures). Letters of no such country are none. Check digits are left to the person who confirms it. Blanks, dots and dashes do not count.
 */
export function isVatId(typed: string): boolean {
  if (!/^[\w+*\s.:()/-]+$/.test(typed)) return false
  const plain = plainVatId(typed)
  const country = ['CHE', plain.slice(0, 2)].find(letters => letters in FORMS && plain.startsWith(letters))
  return country !== undefined && FORMS[country]!.test(plain.slice(country.length))
}
