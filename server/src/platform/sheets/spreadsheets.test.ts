import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSource } from './open.ts'

const sheets = join(import.meta.dirname, '../../../../../shared/data/spreadsheets')

/** Limits in seconds and megabytes for every file of the collection. */
const MOST_SECONDS = 10
const MOST_MB = 300

describe.runIf(existsSync(sheets))('every workbook of the collection that breaks parsers', () => {
  const all = existsSync(sheets)
    ? readdirSync(sheets, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
    : []
  const reader = `
    import { readFileSync } from 'node:fs'
    import { openSource } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))}
    import { UnreadableFile } from ${JSON.stringify(join(import.meta.dirname, 'source.ts'))}
    // On Linux 'maxRSS' starts at the value of the parent process.
    const peak = () => process.platform === 'linux'
      ? Number(/VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS
    for (const path of JSON.parse(process.argv[1])) {
      const began = performance.now()
      let rows = 0, refused = ''
      try {
        for await (const _ of (await openSource(path)).rows) rows++
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        refused = error.message
      }
      console.log(JSON.stringify({ path, rows, refused, seconds: (performance.now() - began) / 1000, mb: peak() / 1000 }))
    }`
  type Result = { path: string; rows: number; refused: string; seconds: number; mb: number }
  let results: Result[]
  beforeAll(() => {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', reader, JSON.stringify(all)])
    results = String(output)
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Result)
  }, 60_000)
  const of = (part: string) => results.filter(({ path }) => path.includes(part))

  test('is read or refused with a text, soon and in little memory', () => {
    expect(results).toHaveLength(all.length)
    for (const { path, seconds, mb } of results) {
      expect(seconds, path).toBeLessThan(MOST_SECONDS)
      expect(mb, path).toBeLessThan(MOST_MB)
    }
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
    const text = readFileSync(join(sheets, 'expected-csv/sjs_ErrorTypes.xlsx.0.csv'), 'utf8')
    const [header, ...expected] = parse(text, { bom: true }) as string[][]
    const source = await openSource(join(sheets, 'formulas/sjs_ErrorTypes.xlsx'))
    const rows = []
    for await (const row of source.rows) rows.push(header!.map(column => row.cell(column)))
    const day = (cell: unknown) =>
      String(cell ?? '')
        .replace(/^20(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1')
        .toUpperCase()
    expect(rows.map(cells => cells.map(day))).toEqual(expected.map(cells => cells.map(day)))
  })
})

if (!existsSync(sheets)) console.log('Skipped: the workbooks of ../shared/data are not on this machine.')
