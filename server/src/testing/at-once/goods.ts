import { sql } from 'drizzle-orm'
import { askForLot, makeLot, DESK as OUTLET } from '../../areas/outlet/test-outlet.ts'
import { all, first, once, type Race } from './race.ts'
import { countOf, done, newKey, type Scene } from './scene.ts'

const part = (quantity: number) => ({ line: 1, quantity, lot: null, best_before: null })

/** A delivery that is expected. @returns its address */
async function announced({ show, operator }: Scene) {
  const line = { line: null, flavour_id: show.flavour.get('f2'), quantity: 8, expected_on: null }
  const body = { supplier: 'North', reference: null, note: null, lines: [line] }
  const delivery = await done(operator[0].post('/api/admin/deliveries', body))
  return { url: `/api/admin/deliveries/${delivery.delivery_id}`, id: delivery.delivery_id as number, body, delivery }
}

export const goods: Race[] = [
  {
    call: 'POST /api/admin/deliveries/:delivery_id/receipts',
    what: 'a receipt with one key is booked once',
    statuses: all(),
    same: true,
    ready: async scene => {
      const [{ id, url }, key] = [await announced(scene), newKey()]
      return {
        send: on => scene.operator[on].post(`${url}/receipts`, { note: null, lines: [part(8)] }, key),
        kept: [countOf(sql`receipts where delivery_id = ${id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/deliveries/:delivery_id/receipts',
    what: 'what a delivery has comes once',
    statuses: first(),
    ready: async scene => {
      const { id, url } = await announced(scene)
      return {
        send: on => scene.operator[on].post(`${url}/receipts`, { note: null, lines: [part(8)] }, newKey()),
        kept: [countOf(sql`receipts where delivery_id = ${id}`), { n: 1 }],
      }
    },
  },
  once('PUT /api/admin/deliveries/:delivery_id', first(), async scene => {
    const { url, body, delivery } = await announced(scene)
    const lines = body.lines.map(one => ({ ...one, line: 1, quantity: 9 }))
    return { url, payload: { ...body, version: delivery.version, lines } }
  }),
  once('POST /api/admin/deliveries/:delivery_id/close', first(), async scene => ({
    url: `${(await announced(scene)).url}/close`,
    payload: {},
  })),
  {
    call: 'POST /api/admin/stock/:flavour_id/corrections',
    what: 'stock is corrected by who has seen it',
    statuses: first(),
    ready: async scene => {
      const url = `/api/admin/stock/${scene.show.flavour.get('f2')}`
      const { version } = await done(scene.operator[0].get(url))
      return {
        send: on =>
          scene.operator[on].post(`${url}/corrections`, { version, by: 'change', quantity: -1, reason: 'Lost' }),
        kept: [countOf(sql`stock_movements where kind = 'correction' and note = 'Lost'`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/outlet',
    what: 'what is left of the stock is put up once',
    statuses: first(),
    ready: async scene => {
      await scene.db.execute(sql`update stock set quantity = 10 where flavour_id = ${scene.show.flavour.get('f3')}`)
      return {
        send: on => askForLot(scene.show, scene.operator[on], 'f3', { from: 'stock', quantity: 6 }),
        kept: [sql`select quantity from stock where flavour_id = ${scene.show.flavour.get('f3')}`, { quantity: 4 }],
      }
    },
  },
  ...(
    [
      ['corrections', { quantity: 3, note: 'Lost' }],
      ['withdraw', { to: 'nowhere', note: 'Recall' }],
    ] as const
  ).map(([act, said]) =>
    once(`POST /api/admin/outlet/:lot_id/${act}`, first(), async ({ show, operator }) => {
      const { lot_id, version } = await makeLot(show, operator[0], 'f1')
      return { url: `${OUTLET}/${lot_id}/${act}`, payload: { version, ...said } }
    }),
  ),
  once('PUT /api/admin/outlet/:lot_id', first(), async ({ show, operator }) => {
    const lot = await makeLot(show, operator[0], 'f1')
    const { lot_id, version, reason } = lot
    return { url: `${OUTLET}/${lot_id}`, payload: { version, reason, price: 8.8 } }
  }),
]
