import { headOf } from './heads.ts'
import { MOST_ABOVE } from './most-lines.ts'
import {
  type Article,
  arePlaces,
  isAmount,
  isNumber,
  isQuantity,
  type Parted,
  type ReadLine,
  type Roles,
  withQuantities,
} from './quantities.ts'
import { type Row, spansOf } from './rows.ts'

/** The goods that a number is of. */
export type Know = (code: string) => Article | undefined

/**
 * Tells in which column rows have the numbers of goods, and in which the quantity: by headings, by all rows of a table together
 * and by the goods. A row in which more than one number could be the quantity says which.
 */
export function readLines(rows: readonly Row[], know: Know): ReadLine[] {
  const fieldsOf = partedRows(rows, know)
  const scores = rows
    .slice(0, MOST_ABOVE)
    .map((row, i) => (i === 0 || fieldsOf(row) ? headsIn(row, fieldsOf(row), know) : 0))
  const at = scores.some(score => score > 0) ? scores.indexOf(Math.max(...scores)) : -1
  const isAbove = (row: Row) => (fieldsOf(row) ?? row.words).every(field => !know(field))
  const heads = at >= 0 && rows.slice(0, at).every(isAbove) ? rows[at] : undefined
  const kindOf = (row: Row) => `${row.table?.by ?? ''}${fieldsOf(row)?.length ?? ''}`
  const tables = Map.groupBy(heads ? rows.slice(at + 1) : rows, kindOf)
  return [...tables]
    .flatMap(([kind, own], nth) => {
      const roles = heads && kindOf(heads) === kind ? fieldsOf(heads)?.map(headOf) : undefined
      const parted = own.map(row => ({ row, fields: fieldsOf(row) }))
      const table = parted.flatMap(({ row, fields }) => (fields ? [{ row, fields }] : []))
      return table.length > 0
        ? readTable(table, roles ?? [], know, nth)
        : withQuantities(
            own.map(row => freeLine(row, know)),
            { roles: [], isTable: false, nth, until: Number.POSITIVE_INFINITY },
          )
    })
    .sort((one, other) => one.line - other.line)
}

/** The fields of each row; none where blanks part it. Commas part where so more numbers are known than by blanks. */
function partedRows(rows: readonly Row[], know: Know): (row: Row) => readonly string[] | undefined {
  const open = rows.filter(({ table, commas }) => !table && commas.length > 1)
  const known = (codes: readonly string[]) => codes.some(code => know(code) !== undefined)
  const count = (codesOf: (row: Row) => readonly string[]) => open.filter(row => known(codesOf(row))).length
  const areCommas = count(({ commas }) => commas) > count(({ words }) => words)
  return ({ table, commas, words, text }) => {
    if (table) return table.fields
    const isParted = areCommas || words.length === 1 || text.startsWith('"')
    return commas.length > 1 && isParted ? commas : undefined
  }
}

/** How many headings a row has; none where it is no row of headings. */
function headsIn(row: Row, fields: readonly string[] | undefined, know: Know): number {
  const all = fields ?? row.words
  const said = all.map(headOf).filter(head => head !== undefined)
  if (all.some(field => know(field)) || said.every(head => head === 'other')) return 0
  return said.length === all.length || (fields && said.length > 1) ? said.length : 0
}

type TableRow = { readonly row: Row; readonly fields: readonly string[] }

function readTable(rows: readonly TableRow[], roles: Roles, know: Know, nth: number): ReadLine[] {
  const codes = codeColumns(rows, roles, know)
  const isOther = ({ fields }: TableRow) =>
    !codes.some(column => know(fields[column]!)) && fields.some(field => know(field) && !isQuantity(field))
  const others = rows.filter(isOther)
  // Rows with their number elsewhere are a table of their own, unless all of them are.
  const own = others.length < rows.length ? rows.filter(row => !others.includes(row)) : rows
  const read = own.map(({ row, fields }): Parted => {
    const said = codes.map(column => fields[column]!).filter(code => code !== '')
    const [code = said[0] ?? '', ...further] = said.filter(each => know(each))
    const cells = new Map(fields.entries().filter(([column]) => !codes.includes(column)))
    const name = [...cells.values()].filter(isName).join(' ')
    return { row, code, others: further, name, article: know(code), cells }
  })
  const rest = others.length < rows.length && others.length > 0 ? readTable(others, [], know, nth + 0.5) : []
  return [...withQuantities(read, { roles, isTable: true, nth, until: Math.min(...codes) }), ...rest]
}

/** The columns that have the numbers of goods, best first: where none is known, the one that cannot be the quantity. */
function codeColumns(rows: readonly TableRow[], roles: Roles, know: Know): number[] {
  const columns = rows[0]!.fields.map((_, column) => {
    const values = rows.map(({ fields }) => fields[column]!)
    const filled = values.filter(value => value !== '')
    const known = filled.filter(value => know(value)).length
    const isNumbers = filled.every(isQuantity)
    return { column, known, isNumbers, isMost: known * 2 >= filled.length, isPlace: arePlaces(values) }
  })
  const mostFirst = columns.filter(({ known }) => known > 0).sort((one, other) => other.known - one.known)
  const sure = mostFirst.filter(({ isNumbers, isMost }) => !isNumbers && isMost)
  if (sure.length > 0) return sure.map(({ column }) => column)
  const [likely] = mostFirst.filter(({ column, isNumbers, isPlace }) =>
    isNumbers ? roles[column] !== 'other' && !isAmount(roles[column]) && !isPlace : true,
  )
  if (likely) return [likely.column]
  const said = roles.indexOf('code')
  if (said >= 0) return [said]
  const free = columns.filter(({ column, isNumbers }) => !isNumbers && !isAmount(roles[column]))
  return [free[0]?.column ?? 0]
}

/** A row that blanks part: its known number, or else all of it but a number at either end. */
function freeLine(row: Row, know: Know): Parted {
  const { words } = row
  const known = [...words.keys()].filter(i => know(words[i]!))
  const one = known.find(i => !isQuantity(words[i]!)) ?? known[0]
  const span = one === undefined ? spansOf(words).find(({ code }) => know(code)) : { from: one, to: one + 1 }
  if (span) {
    const code = words.slice(span.from, span.to).join(' ')
    const cells = words.map((word, i) => [i < span.from ? i : i - words.length, word] as const)
    const others = known.filter(i => i !== one && !isQuantity(words[i]!))
    const own = (_: unknown, i: number) => (i < span.from || i >= span.to) && !others.includes(i)
    return {
      row,
      code,
      others: others.map(i => words[i]!),
      name: '',
      article: know(code),
      cells: new Map(cells.filter(own)),
    }
  }
  const to = words.length > 1 && isNumber(words.at(-1)!) ? words.length - 1 : words.length
  const from = to > 1 && isQuantity(words[0]!) ? 1 : 0
  const cells = new Map([...words.slice(0, from).entries(), ...words.slice(to).map(word => [-1, word] as const)])
  return { row, code: words.slice(from, to).join(' '), others: [], name: '', article: undefined, cells }
}

const isName = (text: string): boolean => /\p{L}{3}/u.test(text)
