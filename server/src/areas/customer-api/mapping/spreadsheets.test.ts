import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { UPLOAD } from './test-sheets.ts'

const sheets = join(import.meta.dirname, '../../../../../../shared/data/spreadsheets')

/** Those that are made to break a reader, or are no workbooks; the test beside the reader reads all of them. */
const FOLDERS = ['hostile', 'protected', 'wrong-extension', 'large']

/** As long as an answer may take, in seconds. */
const MOST_SECONDS = 10
/** By how much the memory of the process may grow, in megabytes: sheets are read in others. */
const MOST_MB = 150
/** More would wait for each other, and their answers would come later. */
const AT_ONCE = 2

/** The server refuses with one of these, or takes the rows. */
const REFUSALS = ['413 too_large', '415 not_a_workbook', '422 columns_missing', '422 sheet_unreadable']

describe.runIf(existsSync(sheets))('each hostile, protected and misnamed workbook of the collection', () => {
  let show: TestShow
  beforeAll(async () => {
    show = await testShow()
  })
  afterAll(() => show.app.close())

  test('is answered over HTTP in time, never with an error of the server, whose memory it does not fill', async () => {
    const { server } = show.app.platform
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const buyer = await show.as(ACCOUNTS.buyer)
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const files = FOLDERS.flatMap(folder => readdirSync(join(sheets, folder)).map(name => join(sheets, folder, name)))
    const before = process.memoryUsage().rss
    const inTurn = pLimit(AT_ONCE)
    const send = async (path: string) => {
      const body = new FormData()
      body.set('filepond', new File([readFileSync(path)], relative(sheets, path)))
      const began = performance.now()
      const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
      const answer = await fetch(address + UPLOAD, { method: 'POST', headers, body })
      const { code = '' } = (await answer.json()) as { code?: string }
      const seconds = (performance.now() - began) / 1000
      return { path: relative(sheets, path), said: `${answer.status} ${code}`.trim(), seconds }
    }
    const answers = await Promise.all(files.map(path => inTurn(() => send(path))))
    expect(answers.filter(({ said }) => said !== '200' && !REFUSALS.includes(said))).toEqual([])
    expect(answers.filter(({ seconds }) => seconds > MOST_SECONDS)).toEqual([])
    const saying = (part: string, said: string) =>
      answers.filter(one => one.path.startsWith(part) && one.said === said).length
    expect(saying('wrong-extension', '415 not_a_workbook')).toBeGreaterThan(3)
    expect(saying('hostile', '422 sheet_unreadable')).toBeGreaterThan(3)
    expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(MOST_MB)
  }, 120_000)
})

if (!existsSync(sheets)) console.log('Skipped: the workbooks of ../shared/data are not on this machine.')
