import { type Cell, textOf } from '@fairfloor/domain/reading'
import { openSource } from './open.ts'
import { columnKey, NoHeader, NoWorkbook, UnreadableFile } from './source.ts'
import { headOf } from './text.ts'

/**
 * Reads the sheet at the path in the first argument, in a process of its own: it prints its rows, or why it cannot. Of a workbook
 * it prints the columns that are asked for, found by their titles.
 */
const [path = '', mostRows = '0', asked] = process.argv.slice(2)

/** Of a cell of a workbook. Longer ones are refused by all who ask. */
const LONGEST_CELL = 200

try {
  const answer = asked ? await readColumns(JSON.parse(asked)) : { text: await readText() }
  process.stdout.write(JSON.stringify(answer))
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  const fault = error instanceof NoHeader ? 'no header' : error instanceof NoWorkbook ? 'no workbook' : 'unreadable'
  process.stdout.write(JSON.stringify({ why: error.message, fault }))
}

async function readText(): Promise<string> {
  const source = await openSource(path)
  const names = source.columns ?? []
  const rows = [source.header ?? names]
  for await (const row of source.rows) {
    rows.push(row.cells ?? names.map(name => row.cell(name)))
    if (rows.length > Number(mostRows) + 1) break
  }
  // Programs leave the last cells of a row out where they are empty.
  const width = Math.max(...rows.map(cells => cells.length))
  const plain = (cell: Cell = null) => textOf(cell).slice(0, LONGEST_CELL)
  return rows.map(cells => Array.from({ length: width }, (_, i) => plain(cells[i])).join('\t')).join('\n')
}

async function readColumns(titles: readonly (readonly string[])[]) {
  const isHeader = (cells: readonly unknown[]) => {
    const named = new Set(cells.map(cell => columnKey(String(cell ?? ''))))
    return titles.filter(those => those.some(title => named.has(title))).length > 1
  }
  const start = (await headOf(path, 4)).toString('latin1')
  // Workbooks are ZIP files; those with a password, and old ones, begin otherwise and are refused in words of their own.
  if (start !== 'PK\u0003\u0004' && start !== '\u00d0\u00cf\u0011\u00e0') throw new NoWorkbook('This is no workbook.')
  const source = await openSource(path, { isHeader })
  const names = source.columns ?? []
  const columns = titles.map(those => names.find(name => those.includes(columnKey(name))))
  const rows: (readonly [number, ...string[]])[] = []
  for await (const row of source.rows) {
    const cells = columns.map(column => (column === undefined ? '' : asTyped(row.cell(column))))
    if (cells.some(cell => cell !== '')) rows.push([row.number, ...cells])
    if (rows.length > Number(mostRows)) break
  }
  return { found: columns.map(column => column !== undefined), rows }
}

// A function: the lines above run before a constant down here has its value.
function asTyped(cell: unknown): string {
  return String(cell ?? '')
    .toWellFormed()
    .trim()
    .slice(0, LONGEST_CELL)
}
