import { sql } from 'drizzle-orm'
import { layOutSamples, samplesJson } from '../../areas/samples/test-samples.ts'
import { DURING } from '../../areas/show-orders/test-show.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { AT_ONCE, all, first, only, type Race } from './race.ts'
import { newKey, type Scene } from './scene.ts'

const confirm = (browser: Browser, headers = {}) =>
  browser.patch('/api/onlineshop/vts-basket', { confirm: true }, headers)

const take = ({ show }: Scene, browser: Browser, lines: Record<string, number>, headers = {}) =>
  browser.form(
    '/api/onlineshop/vts-basket-add-sample-position',
    { positionsJson: samplesJson(show.sample, lines) },
    headers,
  )

/** Nothing is ordered at the fair, and ten pieces of all are there. */
async function empty({ show, db }: Scene): Promise<void> {
  show.app.setNow(DURING.ordering)
  await db.execute(sql`truncate show_orders, orders cascade`)
  await db.execute(sql`update stock set quantity = 10`)
}

/** Both customers have ordered and, at the fair's end, confirmed. */
async function ordered(scene: Scene, lines: Record<string, number>, isConfirmed = false): Promise<void> {
  await empty(scene)
  for (const [browser] of [scene.buyer, scene.gym]) await scene.show.add(browser, lines)
  scene.show.app.setNow(DURING.confirmation)
  if (isConfirmed) for (const [browser] of [scene.buyer, scene.gym]) await confirm(browser)
}

const pieces = sql`select sum(quantity)::int as n from show_positions`
const confirmations = sql`select count(confirmed_at)::int as n from show_orders`
const shipped = ({ show }: Scene) => sql`
  select (select quantity from stock where flavour_id = ${show.flavour.get('f1')}) as left,
    (select sum(released_quantity)::int from show_positions) as released,
    (select count(*)::int from orders) as orders,
    (select max(sequence) - min(sequence) + 1 from invoices) as invoices`
const samples = ({ show }: Scene) => sql`
  select coalesce(sum(p.quantity), 0)::int as taken,
    (select sum(stock)::int from sample_flavours where id = ${show.sample.get('Vanilla')}) as left
  from sample_positions p where p.taken_at > '2031-01-01'`

export const fair: Race[] = [
  {
    call: 'POST /api/onlineshop/vts-basket-add-position',
    what: 'adds with one key are one (TS-518)',
    statuses: all(),
    same: true,
    ready: async scene => {
      await empty(scene)
      const key = newKey()
      return { send: on => scene.show.add(scene.buyer[on], { f1: 3 }, key), kept: [pieces, { n: 3 }] }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket-add-position',
    what: 'adds of two users add up, of lists in opposite order too',
    statuses: all(),
    ready: async scene => {
      await empty(scene)
      return {
        send: (on, i) =>
          scene.show.add((i % 3 ? scene.buyer : scene.colleague)[on], i % 4 < 2 ? { f1: 1, f2: 2 } : { f2: 2, f1: 1 }),
        kept: [pieces, { n: 3 * AT_ONCE }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket-add-position',
    what: 'adds stop where one would pass the limit',
    statuses: first(422),
    ready: async scene => {
      await empty(scene)
      await scene.show.add(scene.buyer[0], { f1: 99_980 })
      return { send: on => scene.show.add(scene.buyer[on], { f1: 15 }), kept: [pieces, { n: 99_995 }] }
    },
  },
  {
    call: 'PATCH /api/onlineshop/vts-basket',
    what: 'confirmations are one (TS-354)',
    statuses: first(),
    ready: async scene => {
      await ordered(scene, { f1: 1 })
      return { send: on => confirm(scene.buyer[on], newKey()), kept: [confirmations, { n: 1 }] }
    },
  },
  {
    call: 'PATCH /api/onlineshop/vts-basket',
    what: 'confirmations with one key are one, and all are told so (TS-519, SH-190)',
    statuses: all(),
    same: true,
    ready: async scene => {
      await ordered(scene, { f1: 1 })
      const key = newKey()
      return { send: on => confirm(scene.buyer[on], key), kept: [confirmations, { n: 1 }] }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket',
    what: 'confirmations are one (TS-354)',
    statuses: first(),
    ready: async scene => {
      await ordered(scene, { f1: 1 })
      return {
        send: on => scene.buyer[on].post('/api/onlineshop/vts-basket', { confirm: true }),
        kept: [confirmations, { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-release',
    what: 'releases of two customers take what there is, and no more (TS-364)',
    statuses: only(3, 409),
    ready: async scene => {
      await ordered(scene, { f1: 100 }, true)
      return {
        send: (on, i) => scene.show.release((i % 4 < 2 ? scene.buyer : scene.gym)[on], { f1: 3 }),
        kept: [shipped(scene), { left: 1, released: 9, orders: 3, invoices: 3 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-release',
    what: 'releases with one key are one (TS-520, SH-190)',
    statuses: all(),
    same: true,
    ready: async scene => {
      await ordered(scene, { f1: 100 }, true)
      const key = newKey()
      return {
        send: on => scene.show.release(scene.buyer[on], { f1: 3 }, key),
        kept: [shipped(scene), { left: 7, released: 3, orders: 1, invoices: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket-add-sample-position',
    what: 'the last sample goes to one (TS-225)',
    statuses: first(),
    ready: async scene => {
      await empty(scene)
      await layOutSamples(scene.show, { stock: { Vanilla: 1 } })
      return {
        send: (on, i) => take(scene, (i % 4 < 2 ? scene.buyer : scene.gym)[on], { Vanilla: 1 }),
        kept: [samples(scene), { taken: 1, left: 0 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket-add-sample-position',
    what: 'samples stop at the exhibitor’s limit (TS-228)',
    statuses: only(2, 409),
    ready: async scene => {
      await empty(scene)
      await layOutSamples(scene.show, { ofExhibitor: 2 })
      return {
        send: (on, i) => take(scene, scene.buyer[on], { [i % 3 ? 'Vanilla' : 'Cocoa']: 1 }),
        kept: [sql`select sum(quantity)::int as n from sample_positions where taken_at > '2031-01-01'`, { n: 2 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket-add-sample-position',
    what: 'samples of two exhibitors stop at the limit in all (TS-229)',
    statuses: only(2, 409),
    ready: async scene => {
      await empty(scene)
      await layOutSamples(scene.show, { inAll: 2 })
      return {
        send: (on, i) => take(scene, scene.buyer[on], { [i % 3 ? 'Vanilla' : 'Peanut']: 1 }),
        kept: [sql`select sum(quantity)::int as n from sample_positions where taken_at > '2031-01-01'`, { n: 2 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/vts-basket-add-sample-position',
    what: 'samples with one key are taken once (FF-601)',
    statuses: all(),
    same: true,
    ready: async scene => {
      await empty(scene)
      await layOutSamples(scene.show, {})
      const key = newKey()
      return {
        send: on => take(scene, scene.buyer[on], { Vanilla: 2 }, key),
        kept: [samples(scene), { taken: 2, left: 8 }],
      }
    },
  },
  {
    call: 'DELETE /api/onlineshop/vts-basket-sample-positions/:id',
    what: 'samples are given back once (TS-226)',
    statuses: first(404),
    ready: async scene => {
      await empty(scene)
      await layOutSamples(scene.show, {})
      const [position] = (await take(scene, scene.buyer[0], { Vanilla: 4 })).json().sample_positions
      return {
        send: on => scene.buyer[on].delete(`/api/onlineshop/vts-basket-sample-positions/${position.id}`),
        kept: [samples(scene), { taken: 0, left: 10 }],
      }
    },
  },
  {
    call: 'POST /api/virtual-trade-show/visit-exhibitor',
    what: 'a booth is visited once',
    statuses: all(),
    ready: async ({ show, buyer, db }) => {
      await db.execute(sql`delete from booth_visits`)
      return {
        send: on => buyer[on].form('/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: String(show.north) }),
        kept: [sql`select count(*)::int as n from booth_visits`, { n: 1 }],
      }
    },
  },
]
