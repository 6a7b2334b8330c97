import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  hostileWorkbooks,
  misnamedWorkbooks,
  protectedWorkbooks,
  someOf,
} from '../../../platform/sheets/test-bad-workbooks.ts'
import { outsideData } from '../../../platform/testing/outside-data.ts'
import { isLongRun } from '../../../platform/testing/run.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { UPLOAD } from './test-sheets.ts'

/** The test beside the reader reads all of them, also in the short run. */
const collection = isLongRun
  ? outsideData('spreadsheets', 'customer-api/mapping', 'thirty workbooks of other programs')
  : undefined

/** Those that are made to break a reader, or are no workbooks. */
const FOLDERS = ['hostile', 'protected', 'wrong-extension', 'large']

/** By how much the memory of the process may grow, in megabytes: sheets are read in others. */
const MOST_MB = 150
/** More would wait for each other. */
const AT_ONCE = 2

/** The server refuses with one of these, or takes the rows. */
const REFUSALS = ['413 too_large', '415 not_a_workbook', '422 columns_missing', '422 sheet_unreadable']

let show: TestShow
let send: (name: string, bytes: Buffer) => Promise<{ name: string; said: string }>
beforeAll(async () => {
  show = await testShow()
  const address = await show.app.platform.server.listen({ port: 0, host: '127.0.0.1' })
  const buyer = await show.as(ACCOUNTS.buyer)
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const inTurn = pLimit(AT_ONCE)
  send = (name, bytes) =>
    inTurn(async () => {
      const body = new FormData()
      body.set('filepond', new File([new Uint8Array(bytes)], name))
      const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
      const answer = await fetch(address + UPLOAD, { method: 'POST', headers, body })
      const { code = '' } = (await answer.json()) as { code?: string }
      return { name, said: `${answer.status} ${code}`.trim() }
    })
})
afterAll(() => show.app.close())

test('hostile, protected and misnamed workbooks are refused over HTTP, and none fills the memory of the server (SH-324, SH-327, FF-1053)', async () => {
  const before = process.memoryUsage().rss
  const unreadable = [...someOf(protectedWorkbooks), ...someOf(hostileWorkbooks)].map(({ what, bytes }) =>
    send(what, bytes),
  )
  const others = someOf(misnamedWorkbooks).map(({ what, bytes }) => send(what, bytes))
  expect((await Promise.all(unreadable)).filter(({ said }) => said !== '422 sheet_unreadable')).toEqual([])
  expect((await Promise.all(others)).filter(({ said }) => said !== '415 not_a_workbook')).toEqual([])
  expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(MOST_MB)
}, 120_000)

test.runIf(collection)(
  'those of other programs are refused, or their rows are taken',
  async () => {
    const files = FOLDERS.flatMap(folder => readdirSync(join(collection!, folder)).map(name => join(folder, name)))
    const answers = await Promise.all(files.map(name => send(name, readFileSync(join(collection!, name)))))
    expect(answers.filter(({ said }) => said !== '200' && !REFUSALS.includes(said))).toEqual([])
  },
  120_000,
)
