import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outsideData } from '../testing/outside-data.ts'
import { openSource } from './open.ts'
import { readSheet } from './read-sheet.ts'
import { hostileWorkbooks, misnamedWorkbooks, protectedWorkbooks } from './test-bad-workbooks.ts'
import { goodWorkbooks } from './test-workbooks.ts'

const collection = outsideData('spreadsheets', 'platform/sheets', '120 workbooks of other programs')

/** Megabytes that reading all files one after the other may take. */
const MOST_MB = 300
/** Milliseconds after which a file is thought to keep its reader for ever. */
const PATIENCE_MS = 100_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-workbooks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(bytes: Buffer, name = 'list.xlsx'): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** Columns and rows of a workbook, as a person sees them. */
async function read(path: string) {
  const source = await openSource(path)
  const columns = source.columns ?? []
  const rows = []
  for await (const row of source.rows) rows.push(columns.map(column => row.cell(column)))
  return [columns, ...rows]
}

type Result = { path: string; rows: number; refused: string; mb: number }

/** Reads files in a process of its own, which tells how much memory that took. */
function readAll(paths: readonly string[]): Result[] {
  const reader = `
    import { readFileSync } from 'node:fs'
    import { openSource } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))}
    import { UnreadableFile } from ${JSON.stringify(join(import.meta.dirname, 'source.ts'))}
    // On Linux 'maxRSS' starts at the value of the parent process.
    const peak = () => process.platform === 'linux'
      ? Number(/VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS
    for (const path of JSON.parse(process.argv[1])) {
      let rows = 0, refused = ''
      try {
        for await (const _ of (await openSource(path)).rows) rows++
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        refused = error.message
      }
      console.log(JSON.stringify({ path, rows, refused, mb: peak() / 1000 }))
    }`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', reader, JSON.stringify(paths)], {
    timeout: PATIENCE_MS,
  })
  return String(output)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Result)
}

test.each(goodWorkbooks)('a workbook with $what is read', async ({ bytes, rows }) => {
  expect(await read(file(bytes))).toEqual(rows)
})

const bad = [...protectedWorkbooks, ...hostileWorkbooks, ...misnamedWorkbooks]
test.each(bad)('a workbook that is, or has, $what is refused with a text', async ({ bytes, says }) => {
  await expect(read(file(bytes))).rejects.toThrow(says)
})

test('a table of separated values that is called a workbook is read', async () => {
  expect(await read(file(Buffer.from('name;price\r\nWhey;9,99\r\n')))).toEqual([
    ['name', 'price'],
    ['Whey', '9,99'],
  ])
})

test('one that takes too long to read is given up, and says so (FF-1053)', () =>
  expect(readSheet({ customerId: 1, userId: 1 }, goodWorkbooks[0]!.bytes, 10, 1)).rejects.toThrow(/takes too long/))

test('none of them fills the memory', () => {
  const results = readAll(bad.map(({ bytes }, i) => file(bytes, `${i}.xlsx`)))
  expect(results).toHaveLength(bad.length)
  for (const { path, mb } of results)
    expect(mb, bad[Number.parseInt(path.slice(folder.length + 1), 10)]?.what).toBeLessThan(MOST_MB)
})

describe.runIf(collection)('every workbook of a collection that breaks readers', () => {
  const all = collection
    ? readdirSync(collection, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
    : []
  let results: Result[]
  beforeAll(() => {
    results = readAll(all)
  }, PATIENCE_MS)
  const of = (part: string) => results.filter(({ path }) => path.includes(part))

  test('is read or refused with a text, in little memory', () => {
    expect(results).toHaveLength(all.length)
    for (const { path, mb } of results) expect(mb, path).toBeLessThan(MOST_MB)
  })

  test('gives its rows where it is a good one', () => {
    const good = results.filter(({ path }) => /\/(basic|large|dates-numbers|formulas|macros)\/.*\.xls[xm]$/.test(path))
    const without = good.filter(({ refused }) => refused !== '')
    expect(without.filter(({ refused }) => !/no rows|Macro1|Chart1/.test(refused))).toEqual([])
    expect(good.length - without.length).toBeGreaterThan(70)
  })

  test('is refused where it is protected, hostile or something else', () => {
    for (const { refused } of of('/protected/').filter(({ path }) => !path.includes('workbookProtection')))
      expect(refused).toMatch(/password/)
    for (const name of ['poi_poc-xmlbomb', 'poi_poc-shared-strings', 'xlsx-corrupted'])
      for (const { refused } of of(name)) expect(refused).toMatch(/refused|cannot be read/)
    for (const name of ['picture-is-png', 'wordfile-is-docx', 'errortypes-is-sylk', 'autofilter-is-2003xml'])
      expect(of(name)[0]?.refused).not.toBe('')
    expect(of('attendance-is-csv')[0]?.rows).toBeGreaterThan(20)
  })

  test('says what Excel says', async () => {
    const text = readFileSync(join(collection!, 'expected-csv/sjs_ErrorTypes.xlsx.0.csv'), 'utf8')
    const [header, ...expected] = parse(text, { bom: true }) as string[][]
    const [, ...rows] = await read(join(collection!, 'formulas/sjs_ErrorTypes.xlsx'))
    expect(header).toBeDefined()
    const day = (cell: unknown) =>
      String(cell ?? '')
        .replace(/^20(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1')
        .toUpperCase()
    expect(rows.map(cells => cells.map(day))).toEqual(expected.map(cells => cells.map(day)))
  })
})
