const LEAST = 15
const MOST = 34

/** An IBAN as banks process it: capitals and digits without blanks. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Whether a text is an IBAN: its form, and its check digits by mod 97 (ISO 13616, ISO 7064). Blanks do not count. */
export function isIban(typed: string): boolean {
  const plain = plainIban(typed)
  if (plain.length < LEAST || plain.length > MOST || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(plain)) return false
  // 00, 01 and 99 would also leave 1, but are never given.
  const check = Number(plain.slice(2, 4))
  return check >= 2 && check <= 98 && restOf(plain.slice(4) + plain.slice(0, 4)) === 1
}

/**
 * Whether a text is a creditor's id for direct debits (EPC AT-02) as banks process it: country, check digits, a business code
 * that does not count for them, and the country's own number.
 */
export function isCreditorId(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(plain)) return false
  return restOf(plain.slice(7) + plain.slice(0, 4)) === 1
}

/** Rest of the division by 97, with letters as 10 to 35. */
const restOf = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
