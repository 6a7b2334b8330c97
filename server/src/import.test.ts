import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockFolder } from './platform/lock.ts'
import { isLongRun } from './platform/testing/run.ts'

// Each call starts a process and the first one an embedded database: the short run has one.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-import-'))
  writeFileSync(join(folder, 'list.csv'), 'brand,product,ean\nNorth,Whey,123\nNorth,Bar,4006381333931\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Ended = { code: number; output: string; errors: string }

/** The command as a user runs it, on its own embedded database. */
const run = (...options: string[]): Promise<Ended> => runWith({}, ...options)

const runWith = (settings: Record<string, string>, ...options: string[]): Promise<Ended> =>
  new Promise(resolve => {
    const own = { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined, LOG_LEVEL: 'silent' }
    const env = { ...process.env, ...own, ...settings }
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'import.ts'), ...options],
      { env, cwd: folder },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    )
  })

test('prints each refusal and what became of the file', async () => {
  const { code, output } = await run('list.csv')
  expect(output.split('\n').map(line => line.trimEnd().replace(/ {2,}/g, ' '))).toEqual([
    'Row 2, column ean, "123": A GTIN has 8, 12, 13 or 14 digits.',
    'list.csv (CSV, utf-8)',
    'Rows: 2 read, 1 taken, 0 repeated, 1 refused',
    ' new changed unchanged',
    'Brands 1 0 0',
    'Categories 1 0 0',
    'Products 1 0 0',
    'Sizes 1 0 0',
    'Flavours 1 0 0',
    'Group and show prices 0 0 0',
    'Stock 0 0 0',
    'Refused or left out, by reason:',
    ' 1 ean: A GTIN has 8, 12, 13 or 14 digits.',
    '',
  ])
  expect(code).toBe(0)
})

test.runIf(isLongRun)('a dry run says what would change, and that nothing was written', async () => {
  const dry = await run('list.csv', '--dry-run')
  expect(dry.output).toMatch(/Flavours +0 +0 +1\n/)
  expect(dry.output).toMatch(/Dry run: nothing was written\.\n$/)
})

test.runIf(isLongRun)('says what to do while a server has the embedded database', async () => {
  const unlock = lockFolder(join(folder, 'data'))
  const { code, errors } = await run('list.csv')
  unlock()
  expect(code).toBe(1)
  expect(errors).toContain(`in use by process ${process.pid}`)
  expect(errors).not.toContain('    at ')
})

test.runIf(isLongRun)('explains itself (FF-147)', async () => {
  const { code, output, errors } = await run('--help')
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/^npm run import -- FILE/)
  expect(output).toContain('--dry-run')
})

test.runIf(isLongRun)(
  'a dry run where there is no database yet counts everything as new, and leaves none behind (FF-103)',
  async () => {
    const DATA_DIR = join(folder, 'none')
    const { code, output, errors } = await runWith({ DATA_DIR }, 'list.csv', '--dry-run')
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(/Flavours +1 +0 +0\n/)
    expect(output).toMatch(/There is no database yet: everything counts as new\.\n$/)
    expect(existsSync(DATA_DIR)).toBe(false)
  },
)

test.runIf(isLongRun)('what goes wrong is one sentence, whatever it is (FF-147)', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  const gone = await runWith({ DATABASE_URL }, 'list.csv')
  expect(gone).toMatchObject({ code: 1, output: '' })
  expect(gone.errors).toMatch(/^The database does not answer: .*ECONNREFUSED.*\.\n$/)
  const bug = await runWith({ DATA_DIR: join(folder, 'list.csv') }, 'list.csv')
  expect(bug).toMatchObject({ code: 1, output: '' })
  expect(bug.errors.trimEnd().split('\n')).toHaveLength(1)
  const debug = await runWith({ DATA_DIR: join(folder, 'list.csv'), LOG_LEVEL: 'debug' }, 'list.csv')
  expect(debug.errors).toContain('    at ')
})
