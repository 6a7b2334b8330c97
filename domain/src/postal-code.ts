/** How postal codes look where most customers are; elsewhere anything goes. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IT: /^\d{5}$/,
  LI: /^\d{4}$/,
  LU: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
}

/** Whether a text can be a postal code of a country. */
export const isPostalCode = (country: string, typed: string): boolean =>
  POSTAL_CODES[country]?.test(typed.trim()) ?? true
