import { DURING } from '../e2e/support/edition.ts'
import { Server } from '../e2e/support/server.ts'
import type { BenchDatabase } from './databases.ts'
import type { Call } from './measure.ts'
import { BRAND } from './range.ts'

export const BUYER = 'buyer@fairfloor.test'
export const OTHER_BUYER = 'gym@fairfloor.test'

const MARKER = { 'x-requested-with': 'XMLHttpRequest' }

/** The product as `npm start` runs it, on demo data. */
export const startProduct = (database: BenchDatabase, during: keyof typeof DURING = 'ordering'): Promise<Server> =>
  startProductAt(database, DURING[during])

/** With its clock at an instant. */
export const startProductAt = ({ env }: BenchDatabase, clock: string): Promise<Server> =>
  Server.start({ clock, env: { API_REQUESTS_PER_MINUTE: '100000000', ...env } })

export type Session = {
  call(path: string, options?: Omit<Call, 'url'>): Call
  /** Requests JSON. @throws Error for anything but 200 */
  json<T>(path: string, options?: Omit<Call, 'url'>): Promise<T>
  text(path: string): Promise<string>
}

/** Logs a demo user in. */
export async function logIn({ url }: Server, email: string): Promise<Session> {
  const asked = await fetch(`${url}/csrf-token`)
  const { token } = (await asked.json()) as { token: string }
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { ...MARKER, cookie: cookies(asked) },
    body: new URLSearchParams({ _csrf_token: token, _username: email, _password: 'demo-2025' }),
  })
  const cookie = cookies(login)
  const call: Session['call'] = (path, options = {}) => ({
    ...options,
    url: url + path,
    headers: { cookie, ...MARKER, ...options.headers },
  })
  async function text(path: string, options: Omit<Call, 'url'> = {}) {
    const { url: address, ...init } = call(path, options)
    const response = await fetch(address, init)
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${body}`)
    return body
  }
  return { call, text, json: async (path, options) => JSON.parse(await text(path, options)) }
}

type Size = { product_attributes: { id: number }[] }

/** The address of the measured booth's list, and the flavours in it. */
export async function boothOf(session: Session): Promise<{ list: string; flavourIds: number[] }> {
  const exhibitors = await session.json<{ id: number; boothNumberB2b: number }[]>('/api/virtual-trade-show/exhibitors')
  const booth = exhibitors.find(exhibitor => exhibitor.boothNumberB2b === BRAND.boothNumber)
  if (!booth) throw new Error(`No booth ${BRAND.boothNumber}: ${JSON.stringify(exhibitors[0])}`)
  const list = `/api/onlineshop/vts-exhibitors/${booth.id}/product-sizes`
  const sizes = await session.json<Size[]>(list)
  return { list, flavourIds: sizes.flatMap(size => size.product_attributes.map(({ id }) => id)) }
}

export type Position = { product_attribute_id: number; quantity: number }

export const positionsOf = (flavourIds: readonly number[], quantity: number): Position[] =>
  flavourIds.map(id => ({ product_attribute_id: id, quantity }))

export const adding = (positions: Position[]): Omit<Call, 'url'> => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ positionsJson: JSON.stringify(positions) }).toString(),
})

export const sending = (method: 'POST' | 'PATCH', body: object): Omit<Call, 'url'> => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const cookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
