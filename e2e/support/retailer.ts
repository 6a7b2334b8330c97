import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// A small retailer's own shop, written from the page about the API alone: it shares no code with the wholesaler's.

type Row = { readonly sku: string; readonly customer_reference: string | null }
type Product = Row & {
  readonly brand: { name: string }
  readonly product: { name: string }
  readonly size: { name: string }
}
type Price = Row & { readonly regular_price: number | null; readonly current_price: number | null }
type Stock = Row & { readonly quantity: number | null; readonly availability: string; readonly eta: string | null }
type Page<T> = {
  readonly data: T[]
  readonly removed?: string[]
  readonly next_cursor: string
  readonly has_more: boolean
}
type List = 'products' | 'prices' | 'stock'
/** By list, the articles that came. */
type Came = Record<List, string[]>
type Answer<T> = { readonly status: number; readonly body: T; readonly bytes: Buffer }
type Sent = { readonly method?: 'POST' | 'PUT'; readonly body?: object; readonly idempotencyKey?: string }

const LISTS: readonly List[] = ['products', 'prices', 'stock']
const MOST_OFF_MS = 5 * 60_000

export class Retailer {
  readonly #shop: string
  readonly #key: string
  readonly #server = createServer((request, response) => void this.#hear(request, response))
  readonly #cursors = new Map<string, string>()
  readonly #heard = new Set<string>()
  readonly products = new Map<string, Product>()
  readonly prices = new Map<string, Price>()
  readonly stock = new Map<string, Stock>()
  /** Articles that it was told of by push, each as often as it was told, and posts that it did not believe. */
  readonly told: string[] = []
  refused = 0
  secret = ''

  constructor(shop: string, key: string) {
    this.#shop = shop
    this.#key = key
  }

  /** @returns the address of its stock endpoint */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/stock`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** What the wholesaler's clock says. */
  async time(): Promise<string> {
    return (await this.call<{ server_time: string }>('/key')).body.server_time
  }

  async call<T>(path: string, { method, body, idempotencyKey }: Sent = {}): Promise<Answer<T>> {
    const answer = await fetch(`${this.#shop}/api/v1${path}`, {
      method: method ?? 'GET',
      headers: {
        Authorization: `Bearer ${this.#key}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, body: (isJson ? JSON.parse(bytes.toString()) : null) as T, bytes }
  }

  /** All pages of a list, from a cursor or the beginning. */
  async *#pagesOf<T>(list: string, from?: string): AsyncGenerator<Page<T>> {
    for (let cursor = from; ; ) {
      const { status, body } = await this.call<Page<T>>(`/${list}?limit=500${cursor ? `&cursor=${cursor}` : ''}`)
      if (status !== 200) throw new Error(`${list}: ${status}`)
      yield body
      if (!body.has_more) return
      cursor = body.next_cursor
    }
  }

  /** What has changed in a list that it keeps no copy of since it was read last. */
  async readOn<T>(list: 'orders' | 'invoices'): Promise<T[]> {
    const rows: T[] = []
    for await (const page of this.#pagesOf<T>(list, this.#cursors.get(list))) {
      rows.push(...page.data)
      this.#cursors.set(list, page.next_cursor)
    }
    return rows
  }

  /** Takes over what has changed. */
  async keepInStep(): Promise<Came> {
    const came: Came = { products: [], prices: [], stock: [] }
    for (const list of LISTS)
      for await (const { data, removed = [], next_cursor } of this.#pagesOf<Row>(list, this.#cursors.get(list))) {
        const copy = this[list] as Map<string, Row>
        for (const sku of removed) copy.delete(sku)
        for (const row of data) copy.set(row.sku, row)
        this.#cursors.set(list, next_cursor)
        came[list].push(...data.map(({ sku }) => sku), ...removed)
      }
    return came
  }

  /** The articles of a list that have changed since a cursor of its own, or an instant. */
  async changedSince(list: List, since = this.#cursors.get(list)!): Promise<string[]> {
    const { body } = await this.call<Page<Row>>(`/${list}?limit=500&updated_since=${encodeURIComponent(since)}`)
    return body.data.map(({ sku }) => sku)
  }

  /** Reads a list anew. */
  async fresh(list: List): Promise<Map<string, Row>> {
    const rows = new Map<string, Row>()
    for await (const { data } of this.#pagesOf<Row>(list)) for (const row of data) rows.set(row.sku, row)
    return rows
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    if (!this.#believes(request.headers, body)) {
      this.refused++
      return void response.writeHead(401).end()
    }
    response.writeHead(204).end()
    const id = String(request.headers['webhook-id'])
    if (this.#heard.has(id)) return
    this.#heard.add(id)
    for (const row of (JSON.parse(body.toString()) as { data: Stock[] }).data) {
      // What is posted says less than the list.
      this.stock.set(row.sku, { ...this.stock.get(row.sku), ...row })
      this.told.push(row.sku)
    }
  }

  /** As the page about the stock endpoint says. */
  #believes(headers: IncomingHttpHeaders, body: Buffer): boolean {
    const sentAt = Number(headers['webhook-timestamp']) * 1000
    if (!(Math.abs(Date.now() - sentAt) < MOST_OFF_MS)) return false
    const key = Buffer.from(this.secret.replace(/^whsec_/, ''), 'base64')
    const signed = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body])
    const own = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    return String(headers['webhook-signature'])
      .split(' ')
      .map(one => Buffer.from(one))
      .some(given => given.length === own.length && timingSafeEqual(given, own))
  }
}
