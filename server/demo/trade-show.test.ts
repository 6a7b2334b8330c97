import { exhibitors } from '@fairfloor/brands/exhibitors'
import { ROBOT_WAYS } from '@fairfloor/domain/trade-show/robot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveRange } from '../src/areas/catalogue/index.ts'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { transaction } from '../src/platform/transaction.ts'
import { type DemoEdition, demoEdition, demoExhibitors, demoHall } from './trade-show.ts'

const NOW = '2031-11-21T12:00:00Z'

let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
})
afterAll(() => app.close())

async function load(edition: DemoEdition) {
  await transaction(app.platform.db, tx => demoEdition(tx, app.shows, edition, new Date(NOW)))
  await app.shows.reload()
  return (await app.browser().get('/api/onlineshop/vts')).json()
}

describe('the demo’s edition', () => {
  test('of 2025 lies on the specification’s dates (TS-324..328, TS-546, SH-667)', async () => {
    const { name, time_zone, ...vts } = await load('2025')
    expect({ name, time_zone }).toEqual({ name: 'Virtual Trade Show 2025', time_zone: 'Europe/Berlin' })
    const instants = ['order_start', 'order_end', 'confirmation_start', 'confirmation_end', 'release_end']
    expect(instants.map(key => new Date(vts[key]))).toEqual([
      new Date('2025-05-05T00:00:00+02:00'),
      new Date('2025-05-08T23:59:59+02:00'),
      new Date('2025-05-09T10:00:00+02:00'),
      new Date('2025-05-16T23:59:59+02:00'),
      new Date('2025-06-30T23:59:59+02:00'),
    ])
  })

  test('of now is open for ordering, for two weeks from its loading (TS-547)', async () => {
    expect((await load('now')).phase).toBe('ordering')
    app.setNow('2031-12-05T12:00:00Z')
    expect((await app.browser().get('/api/onlineshop/vts')).json().phase).toBe('ordering')
    app.setNow(NOW)
  })
})

test('the demo’s exhibitors are 30 brands, and the organiser at booth 31 in scene 11 (TS-006, TS-025, TS-147, TS-154)', async () => {
  const { edition } = app.shows.current()
  await transaction(app.platform.db, async tx => {
    const brands = exhibitors.map(({ brand: { erpId, name } }) => ({ key: erpId, erpId, name }))
    const { ids } = await saveRange(tx, { brands, products: [], sizes: [], flavours: [] })
    await demoExhibitors(tx, app.shows, { editionId: edition.id, brandIds: ids.brand, videos: new Map() })
  })
  await app.shows.reload()
  const { exhibitors: all } = app.shows.current()
  expect(new Set(all.map(one => one.brandId)).size).toBe(31)
  expect(all.filter(one => !one.organiser).map(one => one.boothNumber)).toEqual(
    Array.from({ length: 30 }, (_, i) => i + 1),
  )
  expect(all.filter(one => one.organiser)).toMatchObject([{ boothNumber: 31, panoNumber: 11 }])
})

test('every scene that is drawn has pictures in several widths, a start view and hotspots of the known kinds (TS-150, TS-151, TS-153, TS-522, SH-155)', async () => {
  const { edition } = app.shows.current()
  await transaction(app.platform.db, tx => demoHall(tx, app.platform.files, app.shows, edition.id))
  await app.shows.reload()
  const { scenes } = app.shows.current()
  expect(scenes.size).toBeGreaterThan(0)
  for (const { pictures, tiles, stills, start_view, hotspots } of scenes.values()) {
    expect(pictures.map(picture => picture.width)).toEqual([1024, 2048])
    // The size of what Cycles drew, or of what the preview did.
    expect([4096, 5120, 6144]).toContain(tiles?.width)
    expect(stills).toMatchObject({
      wide: expect.stringContaining('wide.webp'),
      tall: expect.stringContaining('tall.webp'),
    })
    expect(Math.abs(start_view.pitch)).toBeLessThan(Math.PI / 2)
    for (const { kind, polygon, at } of hotspots) {
      expect(['booth', 'scene', 'info', 'vitrine']).toContain(kind)
      expect(polygon.length).toBeGreaterThan(2)
      for (const [yaw, pitch] of [...polygon, [at.yaw, at.pitch]]) {
        expect(Math.abs(yaw!)).toBeLessThanOrEqual(2 * Math.PI)
        expect(Math.abs(pitch!)).toBeLessThanOrEqual(Math.PI / 2)
      }
    }
  }
})

test('no way is a dead end: from every scene one comes to every other and back (FF-407)', () => {
  const { scenes } = app.shows.current()
  expect(scenes.size).toBeGreaterThanOrEqual(22)
  const waysOf = (panoNr: number) => scenes.get(panoNr)?.hotspots.flatMap(({ pano_nr }) => pano_nr ?? []) ?? []
  for (const from of scenes.keys()) {
    const reached = new Set([from])
    for (const panoNr of reached) for (const next of waysOf(panoNr)) reached.add(next)
    expect(reached.size, `scenes reached from ${from}`).toBe(scenes.size)
    for (const next of waysOf(from)) expect(waysOf(next), `ways back from ${next}`).toContain(from)
  }
})

test('the ways on which the robot waits are ways of the hall (TS-172)', () => {
  const { scenes } = app.shows.current()
  for (const [from, to] of ROBOT_WAYS)
    expect(scenes.get(from)?.hotspots.map(({ kind, pano_nr }) => kind === 'scene' && pano_nr)).toContain(to)
})
