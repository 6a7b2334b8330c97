import { MOST_PIECES } from './fitting-quantity.ts'

/** Why a text is not a quantity. */
export type NoQuantity = 'minus' | 'fraction' | 'tooLarge' | 'unknown'

/** A quantity in pieces, null for an empty text; or why the text is refused. */
export type ReadQuantity = { quantity: number | null } | { refused: NoQuantity }

/**
 * Reads what is typed or pasted as a quantity: '12' pieces, '3c' cases ('3k' from German 'Karton'), '12+' a case more,
 * '1.200' with a thousands point, '12,0' as spreadsheets write it. Anything else is refused as a whole: '1.5' must become
 * neither 15 nor 5.
 */
export function readQuantity(text: string, unitsPerCase: number, most = MOST_PIECES): ReadQuantity {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').toLowerCase()
  const within = (pieces: number): ReadQuantity => (pieces > most ? { refused: 'tooLarge' } : { quantity: pieces })

  if (plain === '') return { quantity: null }
  if (/^[-−–]/.test(plain)) return { refused: 'minus' }
  if (/^\d+$/.test(plain)) return within(Number(plain))
  if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) return within(Number(plain.replaceAll('.', '')))
  const whole = /^(\d+)[.,]0{1,2}$/.exec(plain)
  if (whole) return within(Number(whole[1]))
  if (/^\d*[.,]\d*$/.test(plain)) return { refused: 'fraction' }
  const cases = /^(\d*)(cs?|k|cases?|kartons?)$/.exec(plain)
  if (cases) return within(Number(cases[1] || 1) * unitsPerCase)
  const more = /^(\d*)\+$/.exec(plain)
  if (more) return within(Number(more[1]) + unitsPerCase)
  return { refused: 'unknown' }
}
