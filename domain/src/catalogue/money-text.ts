import { type Cents, cents, fromEuros } from '../money.ts'
import { type Cell, type Reading, textOf } from '../reading.ts'

/** An amount as a price list writes it, with its currency sign ('$', 'CA$', '€', 'EUR', or empty). */
export type WrittenMoney = { amount: Cents; sign: string }

const SHAPE = /^([^\d\s.,+-]*)\s*([+-]?)\s*(\d[\d.,]*|[.,]\d+)\s*([^\d\s.,+-]*)$/
const MOST = 2_000_000_000

/**
 * Parses '$102.42', 'CA$5.99', '1.234,50 €', "1'234.50", 12.5. A single separator before exactly three digits is
 * ambiguous, so it is refused unless the decimal sign is stated. More than two decimals are rounded half up.
 */
export function readMoney(cell: Cell, decimal?: '.' | ','): Reading<WrittenMoney> {
  if (typeof cell === 'number') return inBounds(cell, '')
  const found = SHAPE.exec(textOf(cell).replace(/(?<=\d)['’ ](?=\d{3})/g, ''))
  if (!found) return { reason: 'Not an amount of money.' }
  const [, before, minus, digits, after] = found
  if (minus === '-') return { reason: 'An amount below zero.' }
  if (before && after) return { reason: 'Two currency signs.' }
  const plain = plainNumber(digits!, decimal)
  return 'reason' in plain ? plain : inBounds(Number(plain.value), before || after || '')
}

function inBounds(amount: number, sign: string): Reading<WrittenMoney> {
  if (!Number.isFinite(amount) || amount < 0) return { reason: 'An amount below zero.' }
  const exact = fromEuros(amount)
  return exact > MOST ? { reason: 'An amount above 20 million.' } : { value: { amount: exact, sign } }
}

/** '1.234,50' to '1234.50'. */
function plainNumber(digits: string, stated?: '.' | ','): Reading<string> {
  const decimal = stated ?? decimalSign(digits)
  if (decimal === undefined) return { reason: `${digits} can be read two ways; state the decimal sign.` }
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction, ...rest] = digits.split(decimal)
  const groups = whole.split(group)
  const grouped = groups.length === 1 || groups.every((each, i) => (i === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(each))
  if (rest.length > 0 || fraction?.includes(group) || !grouped) return { reason: 'Not an amount of money.' }
  return { value: `${groups.join('') || '0'}.${fraction || '0'}` }
}

/** Of two kinds of separator the last is the decimal sign; a repeated one groups; a single one before three digits is ambiguous. */
function decimalSign(digits: string): '.' | ',' | undefined {
  const other = (sign: string) => (sign === '.' ? ',' : '.')
  const signs = digits.replace(/\d/g, '')
  if (signs === '') return '.'
  const last = signs.at(-1) as '.' | ','
  if (signs.length > 1) return signs.includes(other(last)) ? last : other(last)
  return /^(?!0[.,])\d{1,3}[.,]\d{3}$/.test(digits) ? undefined : last
}

const MILLION = 1_000_000n

/** Converts an amount in another currency at a stated rate (euros per unit, up to six decimals), rounded half up. */
export function exchange(amount: Cents, rate: number): Cents {
  const scaled = BigInt(amount) * BigInt(Math.round(rate * 1_000_000))
  return cents(Number((scaled * 2n + MILLION) / (MILLION * 2n)))
}
