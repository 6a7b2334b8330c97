import { type Cell, type Reading, textOf } from './reading.ts'

const LENGTHS = [8, 12, 13, 14]

/**
 * Parses a GTIN (GS1 General Specifications 7.9: check digit by weights 3 and 1 from the right). Removes blanks and
 * hyphens; restores leading zeros that a spreadsheet dropped, up to the next length (8, 12, 13, 14 digits).
 * @returns the GTIN as text, or why it is not one
 */
export function readGtin(cell: Cell): Reading<string> {
  const text = textOf(cell).replace(/[\s-]/g, '')
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text))
    return { reason: 'The number was shortened by a spreadsheet; store it as text.' }
  if (!/^\d{6,14}$/.test(text)) return { reason: 'A GTIN has 8, 12, 13 or 14 digits.' }
  const length = LENGTHS.find(each => each >= text.length)!
  const gtin = text.padStart(length, '0')
  if (/^0+$/.test(gtin)) return { reason: 'A GTIN of zeros stands for none.' }
  const expected = checkDigit(gtin.slice(0, -1))
  if (Number(gtin.at(-1)) !== expected) return { reason: `The check digit should be ${expected}.` }
  return { value: gtin }
}

/** Key for comparing GTINs: a UPC-A equals the EAN-13 with a leading zero, and so on. */
export const gtinKey = (gtin: string): string => gtin.padStart(14, '0')

/** The check digit that follows the given digits. */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits.at(-1 - i)) * (i % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}
