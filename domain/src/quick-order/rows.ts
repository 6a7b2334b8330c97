import { MOST_ABOVE, MOST_LINES } from './most-lines.ts'

/** A filled line of a pasted text, or of a sheet as text. */
export type Row = {
  /** Its place, from 1 on; empty lines count. */
  readonly line: number
  readonly text: string
  /** What tabs, semicolons or bars part, and which of them; null for a line without any. */
  readonly table: { readonly by: string; readonly fields: readonly string[] } | null
  /** What commas part in a line without these. */
  readonly commas: readonly string[]
  /** What blanks part in it; a number stays with its unit: '3 cs', '900 g', 'x 4'. */
  readonly words: readonly string[]
}

/** Fields, or words, of a row that are read. */
const MOST_FIELDS = 60

const SEPARATORS = ['\t', ';', '|']
/** Excel's own first line, which says what separates the columns. */
const SAID = /^sep=.$/i

/** The filled lines of a text; of one with too many one more than may be. */
export function rowsOf(text: string): Row[] {
  const lines = text.split(/\r\n|\r|\n/).entries()
  const filled = lines.filter(([, raw]) => raw.trim() !== '').take(MOST_LINES + MOST_ABOVE + 1)
  return [...filled].flatMap(([i, raw]): Row[] => {
    const line = { line: i + 1, text: raw.trim() }
    const by = SEPARATORS.find(each => raw.includes(each))
    const fields = by === undefined ? [] : partedBy(by, raw)
    if (SAID.test(line.text) || (by !== undefined && fields.every(field => field === ''))) return []
    if (by !== undefined) return [{ ...line, table: { by, fields }, commas: [], words: [] }]
    return [{ ...line, table: null, commas: partedBy(',', raw), words: wordsIn(raw) }]
  })
}

/** Longest own reference. */
const LONGEST_CODE = 64
const MOST_WORDS = 6

/** What in a row may be a number of goods. */
export const codesIn = ({ table, commas, words }: Row): string[] =>
  (table?.fields ?? [...spansOf(words).map(({ code }) => code), ...commas, ...words]).filter(
    code => code !== '' && code.length <= LONGEST_CODE,
  )

/** Numbers with blanks in them that may begin a row, or stand behind its first word; first those that leave a word. */
export function spansOf(words: readonly string[]): { from: number; to: number; code: string }[] {
  const spans = [0, 1].flatMap(from =>
    Array.from({ length: MOST_WORDS - 1 }, (_, i) => ({ from, to: from + MOST_WORDS - i })),
  )
  return spans
    .filter(({ to }) => to <= words.length)
    .sort((one, other) => Number(one.to === words.length) - Number(other.to === words.length))
    .map(({ from, to }) => ({ from, to, code: words.slice(from, to).join(' ') }))
}

/** Separators within quotes are text. */
function partedBy(separator: string, line: string): string[] {
  const fields = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === separator && !isQuoted) {
      if (fields.push('') > MOST_FIELDS) break
    } else fields[fields.length - 1] += letter
  }
  // A quote that was never closed is an inch, or half of a cell.
  return (isQuoted ? line.split(separator, MOST_FIELDS) : fields.slice(0, MOST_FIELDS)).map(unquoted)
}

/** Without quotes, and without Excel's way to keep a number a text: `="4006381333931"`. */
const unquoted = (field: string): string =>
  field
    .trim()
    .replace(/^=?"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

const WORD =
  /(?:[x×*]|€|\$|eur)\s*\d[\d.,]*(?!\S)|\d[\d.,]*\s*(?:cs?|k|cases?|kartons?|[x×*]|pcs|pieces?|stk|stück|st|units?|[mk]?g|[cm]?l|oz|lbs?|%|€|eur)\.?(?![\p{L}\p{N}])|\S+/giu

const wordsIn = (line: string): string[] =>
  [...line.matchAll(WORD).take(MOST_FIELDS)]
    .map(([word]) => unquoted(word.replace(/[,:]$/, '')))
    .filter(word => word !== '')
