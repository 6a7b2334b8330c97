import { wordsOf } from '../words.ts'

/** A line of a paste or a sheet: what names the goods, and how many of them, both as typed. */
export type ReadLine = {
  /** Its place, from 1 on; empty lines count. */
  readonly line: number
  readonly text: string
  readonly code: string
  /** Empty: one. */
  readonly quantity: string
}

/** Most lines of one quick order. */
export const MOST_LINES = 2000

const CODE_HEADS = ['sku', 'ean', 'gtin', 'code', 'number', 'reference', 'article', 'item', 'artikel', 'artikelnummer']
const QUANTITY_HEADS = ['quantity', 'qty', 'pieces', 'pcs', 'amount', 'menge', 'anzahl', 'stuck', 'stk']

/** Digits, with a unit where it is said: '12', '1.200', '12,0', '1.5', '-5', '3 cs', '12+'. */
const QUANTITY = /^[-−–]?\d[\d.,\s]*\s*(?:\+|cs?|k|x|cases?|kartons?|pcs|stk)?$/i
/** A longer number is one of goods. */
const MOST_DIGITS = 6

/**
 * Reads pasted lines of number and quantity. Columns are parted by tabs, semicolons or bars, else by the last blank or
 * comma; '12 x NS-1' puts the quantity first. A first line of known headings says which column is which.
 */
export function readLines(text: string): ReadLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((line, i) => ({ line: i + 1, text: line.trim(), fields: fieldsOf(line) }))
  const filled = rows.filter(({ fields }) => fields.some(field => field !== ''))
  const heads = headsOf(filled[0]?.fields ?? [])
  return (heads ? filled.slice(1) : filled).map(({ line, text: whole, fields }) => {
    const { code, quantity } = heads
      ? { code: fields[heads.code] ?? '', quantity: fields[heads.quantity] ?? '' }
      : columnsOf(fields)
    return { line, text: whole, code, quantity: quantity.replace(/\s*(x|pcs|stk)$/i, '') }
  })
}

/** The text without its headings, each line as number and quantity: what is written into it later needs no columns. */
export function withoutHeads(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1)
  if (!headsOf(fieldsOf(head))) return text
  return readLines(text)
    .map(({ code, quantity }) => `${code}\t${quantity}`)
    .join('\n')
}

/**
 * A text as it is sent to be read: of one with too many lines so much that this is seen, as the whole may be larger than
 * any call takes.
 */
export function sentText(text: string): string {
  let filled = 0
  // One line more than are read, and the headings.
  const last = text.split(/\r\n|\r|\n/).findIndex(line => line.trim() !== '' && ++filled > MOST_LINES + 1)
  return last < 0 ? text : text.split(/\r\n|\r|\n/, last + 1).join('\n')
}

function fieldsOf(line: string): string[] {
  const separator = ['\t', ';', '|'].find(each => line.includes(each))
  if (separator) return line.split(separator).map(unquoted)
  const text = line.trim()
  const first = /^(\d{1,6})\s*[x×*]\s+(\S.*)$/i.exec(text)
  if (first) return [first[2]!, first[1]!]
  const last =
    /^(.*\S)\s+(\S+\s+(?:cs?|k|cases?|kartons?|pcs|stk))$/i.exec(text) ??
    /^(.*\S)\s+(\S+)$/.exec(text) ??
    /^([^,]+),([^,]+)$/.exec(text)
  return last && isQuantity(last[2]!) ? [unquoted(last[1]!.replace(/,$/, '')), last[2]!] : [unquoted(text)]
}

const unquoted = (field: string): string =>
  field
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

const isQuantity = (text: string): boolean => QUANTITY.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS

const isWhole = (text: string): boolean => isQuantity(text) && !/[.,]/.test(text)

/**
 * The first field names the goods, the last that can be a quantity says how many; or the other way round. Where none can
 * be, the last one is taken for it, to be refused: its line must not become a single piece.
 */
function columnsOf(fields: readonly string[]): { code: string; quantity: string } {
  const [first = '', ...others] = fields.filter(field => field !== '')
  // A price may stand behind it.
  const quantity = others.findLast(isWhole) ?? others.findLast(isQuantity)
  if (quantity !== undefined && !(isQuantity(first) && first.length < quantity.length)) return { code: first, quantity }
  const [second] = others
  if (isQuantity(first) && second !== undefined) return { code: second, quantity: first }
  return { code: first, quantity: others.at(-1) ?? '' }
}

function headsOf(fields: readonly string[]): { code: number; quantity: number } | undefined {
  const at = (heads: readonly string[]) =>
    fields.findIndex(field => wordsOf(field).some(word => heads.includes(word)) && !/\d/.test(field))
  const [code, quantity] = [at(CODE_HEADS), at(QUANTITY_HEADS)]
  return code >= 0 && quantity >= 0 && code !== quantity ? { code, quantity } : undefined
}
