import { sql } from 'drizzle-orm'
import { found } from '../../areas/catalogue/test-range.ts'
import { all, first, once, type Race } from './race.ts'
import { countOf, done, put, type Scene } from './scene.ts'

const DESK = '/api/admin'
let made = 0

const size = ({ show }: Scene) => found(show.app.catalogue.snapshot().sizes, 'S2').id

/** Forms that are made, read with their version, and sent back. */
const PROMOTION = (scene: Scene) => ({
  ...{ name: `Promotion ${++made}`, text: { en: '', de: '' }, kind: 'percent', percent: 20 },
  ...{ from: null, paid: null, free: null, unit: null, group_ids: [], brand_ids: [], size_ids: [size(scene)] },
  ...{ start: '2031-07-05T00:00:00+02:00', end: '2031-07-20T23:59:59+02:00' },
})
const BANNER = () => ({
  ...{ title: { en: `Banner ${++made}`, de: 'Banner' }, text: { en: 'News.', de: 'Neues.' }, link: '/new', rank: 2 },
  ...{ start: '2031-07-05T00:00:00+02:00', end: null },
})

const promoted = async (scene: Scene) => {
  const body = PROMOTION(scene)
  const { id } = await done(scene.operator[0].post(`${DESK}/promotions`, body))
  const url = `${DESK}/promotions/${id}`
  return { url, body, version: (await done(scene.operator[0].get(url))).version as string }
}

const bannered = async ({ operator }: Scene) => {
  const body = BANNER()
  const { id } = await done(operator[0].post(`${DESK}/banners`, body))
  const url = `${DESK}/banners/${id}`
  return { url, body, version: (await done(operator[0].get(url))).version as string }
}

const job = async ({ operator }: Scene) => {
  const { jobs } = await done(operator[0].get(`${DESK}/jobs-offered`))
  const { id, state: _, applications: __, ...typed } = jobs[0]
  return { id, typed }
}

const minimum = { country: 'NL', first_order: false, amount: 100 }
const tariff = {
  ...{ country: 'NL', carrier: null, valid_from: '2031-08-01' },
  steps: [{ from_net: 0, from_grams: 0, price: 9.5 }],
}
const version = async ({ operator }: Scene, list: 'minimums' | 'tariffs') => {
  const desk: Record<string, { country: string; valid_from?: string; version: string }[]> = await done(
    operator[0].get(`${DESK}/shipping`),
  )
  return desk[list]!.find(one => one.country === 'NL' && (one.valid_from ?? tariff.valid_from) === tariff.valid_from)!
    .version
}

export const site: Race[] = [
  once('PATCH /api/admin/applications/:id', first(), async ({ operator }) => {
    const { applications } = await done(operator[0].get(`${DESK}/applications`))
    const [{ id, version }] = applications
    return { url: `${DESK}/applications/${id}`, payload: { state: 'invited', note: 'Tuesday', version } }
  }),
  {
    call: 'PUT /api/admin/campaigns/months/:month',
    what: 'a month has one brand',
    statuses: all(),
    ready: async scene => {
      const payload = { brand_id: found(scene.show.app.catalogue.snapshot().brands, 'B2').id }
      return {
        send: on => put(scene.operator[on], `${DESK}/campaigns/months/2031-06`, payload),
        kept: [countOf(sql`brands_of_month where month = '2031-06'`), { n: 1 }],
      }
    },
  },
  {
    call: 'PUT /api/admin/campaigns/weeks/:week',
    what: 'a week has the products that were chosen',
    statuses: all(),
    ready: async scene => ({
      send: on => put(scene.operator[on], `${DESK}/campaigns/weeks/2031-W20`, { size_ids: [size(scene)] }),
      kept: [countOf(sql`products_of_week where week = '2031-W20'`), { n: 1 }],
    }),
  },
  {
    call: 'PUT /api/admin/clearance',
    what: 'a size is in the sale once',
    statuses: all(),
    ready: async scene => {
      const sale = { percent: 30, group: null, start: '2031-07-01T00:00:00Z', end: null }
      return {
        send: on => put(scene.operator[on], `${DESK}/clearance`, { size_ids: [size(scene)], ...sale }),
        kept: [countOf(sql`clearances where size_id = ${size(scene)}`), { n: 1 }],
      }
    },
  },
  once('PUT /api/admin/promotions/:id', first(), async scene => {
    const { url, body, version } = await promoted(scene)
    return { url, payload: { ...body, percent: 30, version } }
  }),
  once('POST /api/admin/promotions/:id/end', first(404), async scene => ({
    url: `${(await promoted(scene)).url}/end`,
  })),
  once('PUT /api/admin/banners/:id', first(), async scene => {
    const { url, body, version } = await bannered(scene)
    return { url, payload: { ...body, rank: 3, version } }
  }),
  once('DELETE /api/admin/banners/:id', first(404), async scene => ({ url: (await bannered(scene)).url })),
  once('POST /api/admin/content-pages/:slug', first(), async () => ({
    url: `${DESK}/content-pages/faq`,
    payload: { language: 'en', based_on: null, publish: false, from: null, title: 'Asked', lead: '', sections: [] },
  })),
  once('PUT /api/admin/jobs-offered/:id', first(), async scene => {
    const { id, typed } = await job(scene)
    return { url: `${DESK}/jobs-offered/${id}`, payload: { ...typed, rank: 7 } }
  }),
  once('DELETE /api/admin/jobs-offered/:id', first(404), async scene => {
    const { typed } = await job(scene)
    const { id } = await done(scene.operator[0].post(`${DESK}/jobs-offered`, { ...typed, slug: `job-${++made}` }))
    return { url: `${DESK}/jobs-offered/${id}` }
  }),
  once('PUT /api/admin/shipping/minimums', first(), async () => ({
    url: `${DESK}/shipping/minimums`,
    payload: { ...minimum, version: null },
  })),
  once('DELETE /api/admin/shipping/minimums', first(), async scene => {
    const { amount: _, ...which } = minimum
    return { url: `${DESK}/shipping/minimums`, payload: { ...which, version: await version(scene, 'minimums') } }
  }),
  once('PUT /api/admin/shipping/tariffs', first(), async () => ({
    url: `${DESK}/shipping/tariffs`,
    payload: { ...tariff, version: null },
  })),
  once('DELETE /api/admin/shipping/tariffs', first(), async scene => {
    const { steps: _, ...which } = tariff
    return { url: `${DESK}/shipping/tariffs`, payload: { ...which, version: await version(scene, 'tariffs') } }
  }),
  once('PUT /api/admin/shipping/carriers', first(), async () => ({
    url: `${DESK}/shipping/carriers`,
    payload: { version: null, name: 'Tram', kind: 'parcel', tracking_url: null, is_active: true },
  })),
  once('POST /api/admin/editions/:id/current', all(), async ({ show, operator }) => {
    const { id } = show.app.shows.current().edition
    const copy = { name: `Show ${++made}`, copy_of: id, first_day: `20${40 + made}-05-03` }
    const other = await done(operator[0].post(`${DESK}/editions`, copy))
    show.app.setNow('2031-05-01T12:00:00Z')
    return { url: `${DESK}/editions/${other.id}/current` }
  }),
]
