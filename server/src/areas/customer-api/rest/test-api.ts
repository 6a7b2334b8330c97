import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { App } from '../../../app.ts'
import { rows } from '../../../platform/database.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'

type Sent = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: object
  readonly headers?: Record<string, string>
}

/** Calls of `/api/v1` with the key of a customer. */
export const makeClient =
  ({ platform }: App, key: string) =>
  (path: string, { method = 'GET', body, headers = {} }: Sent = {}) =>
    platform.server.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body && { payload: body }),
    })

export type ApiClient = ReturnType<typeof makeClient>

/** A show without minimum order values, whose customers have systems of their own. */
export async function testApi() {
  const show = await testShow({ API_REQUESTS_PER_MINUTE: '1000' })
  await show.app.platform.db.execute(sql`delete from order_minimums`)
  return {
    show,
    async clientOf(email: string): Promise<ApiClient> {
      const browser = await show.as(email)
      const { api_key } = (await browser.form('/api/api_settings/generate_api_key', {})).json()
      return makeClient(show.app, api_key)
    },
  }
}

export type TestApi = { readonly show: TestShow; clientOf(email: string): Promise<ApiClient> }

/** Lists of changes end before what a running transaction may still write, such as one that a job does after an order. */
export const everythingIsWritten = ({ platform }: App) =>
  expect.poll(() => rows(platform.db, sql`select from change_numbers where last_value > settled_change()`)).toEqual([])

export { ACCOUNTS }
