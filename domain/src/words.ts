/** Letters that Unicode does not decompose into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** A text for comparing: lower case, without accents. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđ]/g, letter => LETTERS[letter]!)
}

/** Most texts: a quarter of the time. */
const PLAIN = /^[ -~]*$/

/** The words of a text, folded; all but letters and digits separates them. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * A number (SKU, GTIN, a customer's own) for comparing: without separators and without the leading zeros that
 * spreadsheets drop and longer GTINs add.
 */
export const codeKey = (code: string): string =>
  folded(code)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=.)/, '')
