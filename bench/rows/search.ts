import type { Floor } from '../floor/start.ts'
import { ratesOf } from '../measure.ts'
import type { Session } from '../product.ts'
import { perSecond, row } from '../report.ts'

/** Two words, each with an error: 'vanilla whey'. */
const SEARCH = '/api/search/vanila%20wheey'

/** What the search box asks for, against the same bytes served from memory. */
export async function searchFor(buyer: Session, floor: Floor): Promise<void> {
  const bytes = await buyer.text(SEARCH)
  if (JSON.parse(bytes).products.length === 0) throw new Error(`${SEARCH} finds nothing`)
  await floor.hold(bytes)
  const { ours, floor: bare } = await ratesOf(buyer.call(SEARCH), { url: `${floor.url}/bytes` })
  const ratio = ours / bare
  row({
    what: 'a search typed with errors, logged in, against the same bytes',
    ours: perSecond(ours),
    floor: perSecond(bare),
    ratio,
    wanted: '>= 0.3',
    kept: ratio >= 0.3,
  })
}
