import { addressOf } from '@fairfloor/domain/endpoint'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Served } from '../serve.ts'
import type { Browser } from './app.ts'

type Json = z.core.JSONSchema.BaseSchema

/** A written page that the tests save. */
export const SLUG = 'imprint'
/** What some calls ask for. */
const asked: Readonly<Record<string, string>> = {
  search: 'whey',
  term: 'whey',
  exhibitor_id: '1',
  sizes: '1,2',
  country: 'NL',
  grams: '1000',
  missing: '20',
  net: '100',
  list: '/api/admin/orders',
}
/** Calls that need one of several. */
const oneOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/onlineshop/basket/quick-order/template': { order: '1' },
  '/api/customer_flavour_references': { brand_id: '1' },
}

/** The endpoints of a server that read and answer JSON. */
export const readsOf = ({ served }: FastifyInstance): Served[] =>
  served.filter(({ method, changesState, media }) => method === 'GET' && !changesState && !media)

/** Makes every read as a user: on the first row that exists, with each choice of each parameter. */
export async function readEvery(browser: Browser, reading: readonly Served[]) {
  const found: { url: string; endpoint: Served; body: unknown }[] = []
  for (const endpoint of reading)
    for (const query of queriesOf(endpoint)) {
      const answer = await firstAnswer(browser, endpoint, query)
      if (answer) found.push({ endpoint, ...answer })
    }
  return found
}

async function firstAnswer(browser: Browser, endpoint: Served, query: Record<string, string>) {
  const name = /:(\w+)/.exec(endpoint.path)?.[1]
  for (const id of name ? [...Array(12).keys(), SLUG] : [0]) {
    const url = addressOf(endpoint, { params: name ? { [name]: id } : {}, query })
    const answer = await browser.get(url)
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    if (answer.statusCode === 200 && isJson) return { url, body: answer.json() as unknown }
  }
  return undefined
}

/** With what a call cannot do without, and with each choice of each parameter. */
function queriesOf({ path, query }: Served): Record<string, string>[] {
  if (!query) return [{}]
  const { properties, required } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as Json
  const needed = { ...oneOf[path], ...Object.fromEntries((required ?? []).map(name => [name, asked[name] ?? ''])) }
  const choices = Object.entries(properties ?? {}).flatMap(([name, shape]) =>
    choicesOf(shape as Json).map(value => ({ ...needed, [name]: String(value) })),
  )
  return [needed, ...choices]
}

/** A literal is the only choice. */
const choicesOf = ({ enum: many, const: only }: Json) => many ?? (only === undefined ? [] : [only])
