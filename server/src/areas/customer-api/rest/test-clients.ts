import { sql } from 'drizzle-orm'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { viewerChanged } from '../../people/index.ts'
import { ACCOUNTS, type TestShow } from '../../show-orders/test-show.ts'

export const LISTS = ['stock', 'prices', 'products'] as const
export type List = (typeof LISTS)[number]
type Row = { readonly sku: string } & Readonly<Record<string, unknown>>
export type Page = {
  readonly data: readonly Row[]
  readonly removed: readonly string[]
  readonly next_cursor: string
  readonly has_more: boolean
}

/** Keys of the two customers of the demo: of another price group and another country. */
export async function keysOf(show: TestShow): Promise<string[]> {
  const { db, bus } = show.app.platform
  await rows(db, sql`update customers set has_api_access = true`)
  await viewerChanged(db, bus)
  const made = [ACCOUNTS.buyer, ACCOUNTS.gym].map(async email => {
    const buyer = await show.as(email)
    return (await buyer.post('/api/api_settings/generate_api_key')).json().api_key as string
  })
  return Promise.all(made)
}

/** A page of a list. @throws Error for anything but a page */
export async function pageOf(client: Browser, list: List, query: Record<string, string | number> = {}): Promise<Page> {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await client.get(`/api/v1/${list}?${text}`)
  if (answer.statusCode !== 200) throw new Error(`${list} ${text}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** A copy of a list that follows it by its cursor. */
export class Mirror {
  readonly rows = new Map<string, Row>()
  cursor: string | undefined
  readonly #client: Browser
  readonly #list: List

  constructor(client: Browser, list: List) {
    this.#client = client
    this.#list = list
  }

  /** Reads a page. */
  async step(limit: number): Promise<Page> {
    const page = await pageOf(this.#client, this.#list, { limit, ...(this.cursor ? { cursor: this.cursor } : {}) })
    for (const sku of page.removed) this.rows.delete(sku)
    for (const row of page.data) this.rows.set(row.sku, row)
    this.cursor = page.next_cursor
    return page
  }

  /** Reads until there is nothing more. @returns the rows that came */
  async catchUp(limit = 500): Promise<Row[]> {
    const came: Row[] = []
    for (;;) {
      const page = await this.step(limit)
      came.push(...page.data)
      if (!page.has_more) return came
    }
  }

  sorted(): Row[] {
    return [...this.rows.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1))
  }
}
