import type { Floor } from '../floor/start.ts'
import { ratesOf } from '../measure.ts'
import type { Session } from '../product.ts'
import { perSecond, row } from '../report.ts'

const ROWS = 500

/** Lists of the customers' API, which a client asks for again and again: most of the time nothing has changed. */
export async function apiLists(buyer: Session, floor: Floor): Promise<void> {
  const { api_key } = await buyer.json<{ api_key: string }>('/api/api_settings/generate_api_key', { method: 'POST' })
  const { url } = buyer.call('/api/v1/stock')
  const page = `${url}?limit=${ROWS}`
  const headers = { authorization: `Bearer ${api_key}` }
  const answer = await fetch(page, { headers })
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status} ${await answer.text()}`)
  const bytes = await answer.text()
  const rows = (JSON.parse(bytes) as { data: unknown[] }).data.length
  await floor.hold(bytes)

  const known = await fetch(`${floor.url}/known`)
  const ofFloor = { 'if-none-match': known.headers.get('etag') ?? '' }
  compare(
    'API: stock that has not changed (304), against a bare 304',
    0.5,
    await ratesOf(
      { url, headers: { ...headers, 'if-none-match': await etagOf(url, headers) } },
      { url: `${floor.url}/known`, headers: ofFloor },
    ),
  )
  compare(
    `API: a page of ${rows} rows of stock, against the same bytes`,
    0.3,
    await ratesOf({ url: page, headers }, { url: `${floor.url}/bytes` }),
  )
}

const etagOf = async (url: string, headers: Record<string, string>) =>
  (await fetch(url, { headers })).headers.get('etag') ?? ''

function compare(what: string, wanted: number, { ours, floor }: { ours: number; floor: number }): void {
  const ratio = ours / floor
  row({
    what,
    ours: perSecond(ours),
    floor: perSecond(floor),
    ratio,
    wanted: `>= ${wanted}`,
    kept: ratio >= wanted,
  })
}
