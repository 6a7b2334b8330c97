import { maxQuantity } from './digits.ts'

/** Why a text is not a quantity. */
export type NoQuantity = 'minus' | 'fraction' | 'tooLarge' | 'unknown'

/** A quantity in pieces, null for an empty text; or why the text is refused. */
export type ReadQuantity = { quantity: number | null } | { refused: NoQuantity }

/**
 * Reads what is typed or pasted into a quantity cell: '12' pieces, '3c' cases ('3k' from German 'Karton'), '12+' a case
 * more, '1.200' with a thousands point. Anything else is refused as a whole: '1.5' must become neither 15 nor 5.
 */
export function readQuantity(text: string, unitsPerCase: number, most = maxQuantity): ReadQuantity {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').toLowerCase()
  const within = (pieces: number): ReadQuantity => (pieces > most ? { refused: 'tooLarge' } : { quantity: pieces })

  if (plain === '') return { quantity: null }
  if (/^[-−–]/.test(plain)) return { refused: 'minus' }
  if (/^\d+$/.test(plain)) return within(Number(plain))
  if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) return within(Number(plain.replaceAll('.', '')))
  if (/^\d*[.,]\d*$/.test(plain)) return { refused: 'fraction' }
  const cases = /^(\d*)(c|k|cases?|kartons?)$/.exec(plain)
  if (cases) return within(Number(cases[1] || 1) * unitsPerCase)
  const more = /^(\d*)\+$/.exec(plain)
  if (more) return within(Number(more[1]) + unitsPerCase)
  return { refused: 'unknown' }
}

/** The values of a column copied from a spreadsheet; a single value stays one. Trailing empty lines are not values. */
export const pastedColumn = (text: string): string[] => text.replace(/\s+$/, '').split(/\r\n|\r|\n|\t/)
