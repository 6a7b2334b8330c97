/** Groups of digits that may stand apart: 'RE 2025 - 00012' is also written so. */
const MOST_GROUPS = 4
const APART = /^[^\p{L}\p{N}]{0,3}$/u
const LONGEST = 20

/** The digits of a number, by which it is known in a payer's text: prefixes and blanks are often left out. */
export const digitsOf = (number: string): string => number.replace(/\D/g, '')

/** Every number that a payer's text may name: its groups of digits, and neighbours taken together. */
export function numbersIn(text: string): Set<string> {
  const groups = [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, from: index }))
  const found = new Set<string>()
  for (const [i] of groups.entries()) {
    let taken = ''
    for (let j = i; j < Math.min(groups.length, i + MOST_GROUPS); j++) {
      const { digits, from } = groups[j]!
      const before = groups[j - 1]
      if (j > i && !APART.test(text.slice(before!.from + before!.digits.length, from))) break
      taken += digits
      if (taken.length > LONGEST) break
      found.add(taken)
    }
  }
  return found
}

/** A name as it is compared: without accents, signs and legal forms. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')
    .replace(/\b(gmbh|ag|ug|kg|ohg|gbr|ek|bv|nv|sarl|sas|sa|srl|spa|ltd|inc|co|haftungsbeschrankt)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
