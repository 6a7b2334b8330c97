import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoEdition } from '../../../demo/trade-show.ts'
import { type TestApp, testApp } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { readHall, saveEdition, saveExhibitors, saveHall } from './index.ts'
import { exhibitors, floorPlans, scenes } from './tables.ts'

const NOW = '2031-11-21T12:00:00Z'
const way = (pano_nr: number) => ({ kind: 'scene', label: 'On', pano_nr, pixels: [2000, 1400, 2100, 1450] })
const booth = (booth_number: number) => ({ kind: 'booth', label: 'Booth', booth_number, pixels: [0, 512, 1024, 1536] })

let app: TestApp
let folder: string
/** The previous edition, which keeps its hall. */
let before: number
beforeAll(async () => {
  app = await testApp({ now: NOW })
  await transaction(app.platform.db, tx => demoEdition(tx, app.shows, 'now', new Date(NOW)))
  await app.shows.reload()
  const editionId = app.shows.current().edition.id
  await transaction(app.platform.db, async tx => {
    const { ids } = await saveRange(tx, {
      brands: [7, 8].map(number => ({ key: `B${number}`, erpId: `B${number}`, name: `Brand ${number}` })),
      products: [],
      sizes: [],
      flavours: [],
    })
    const { id, liveCounts, ...current } = app.shows.current().edition
    before = await saveEdition(tx, app.shows, { ...current, name: 'The one before', isCurrent: false })
    const stand = (boothNumber: number) => ({ editionId, brandId: ids.brand.get(`B${boothNumber}`)!, boothNumber })
    await saveExhibitors(tx, app.shows, [
      { ...stand(7), panoNumber: 21 },
      { ...stand(8), panoNumber: 21 },
      { ...stand(8), editionId: before, boothNumber: 9, panoNumber: 2 },
    ])
  })
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-hall-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
})

/** Writes scenes into a folder as `npm run panorama` does, and loads them. */
async function load(
  name: string,
  scenes: Record<number, { hotspots: unknown[]; pano?: object; stills?: object; screens?: unknown[] }>,
  plan?: object,
  editionId = app.shows.current().edition.id,
) {
  const hall = join(folder, name)
  for (const [panoNr, scene] of Object.entries(scenes)) {
    mkdirSync(join(hall, panoNr), { recursive: true })
    const pano = { width: 1024, cols: 2, rows: 1, base: '1024.webp', small: '2048.webp', tiles: 't_{c}_{r}.webp' }
    const document = { panoNr: Number(panoNr), name: `Stop ${panoNr}`, start_view: { yaw: 0, pitch: 0 }, pano }
    writeFileSync(join(hall, panoNr, 'scene.json'), JSON.stringify({ ...document, photo_width: 4096, ...scene }))
    for (const file of ['1024', '2048', 't_0_0', 't_1_0'])
      writeFileSync(join(hall, panoNr, `${file}.webp`), `${file} ${name}`)
  }
  if (plan) writeFileSync(join(hall, 'plan.json'), JSON.stringify(plan))
  const read = await readHall(hall)
  const { db, files } = app.platform
  const unseen = await transaction(db, tx => saveHall(tx, files, app.shows, editionId, read))
  await app.shows.reload()
  return unseen
}

describe('a hall that is loaded from a folder', () => {
  test('is the whole hall: its scenes, its plan, and where its exhibitors stand (FF-405)', async () => {
    const plan = { width: 9, height: 9, booths: [], stops: [{ panoNr: 1, name: 'x', x: 1, y: 1 }], ways: [] }
    const three = { 0: { hotspots: [way(1)] }, 1: { hotspots: [way(0), way(2)] }, 2: { hotspots: [way(1)] } }
    await load('three', three, plan)
    await load('three', three, plan, before)
    expect([...app.shows.current().scenes.keys()]).toEqual([0, 1, 2])
    expect(app.shows.current().plan?.stops).toEqual([{ panoNr: 1, x: 1, y: 1 }])

    expect(await load('two', { 0: { hotspots: [way(1)] }, 1: { hotspots: [way(0), booth(7), booth(9)] } })).toEqual([8])
    const { scenes, plan: none, exhibitorByBooth } = app.shows.current()
    expect([[...scenes.keys()], none, exhibitorByBooth.get(7)?.panoNumber]).toEqual([[0, 1], undefined, 1])
    const lobby = (await app.browser().get('/api/virtual-trade-show/scenes/0')).json()
    expect(lobby.hotspots).toMatchObject([{ kind: 'scene', pano_nr: 1 }])
    expect((await app.browser().get(lobby.pictures[0].url)).payload).toBe('1024 two')
  })

  test('leaves the halls of other editions as they are', async () => {
    const { db } = app.platform
    const [one] = await db.select().from(exhibitors).where(eq(exhibitors.editionId, before))
    expect(one?.panoNumber).toBe(2)
    expect(await db.$count(scenes, eq(scenes.editionId, before))).toBe(3)
    expect(await db.$count(floorPlans, eq(floorPlans.editionId, before))).toBe(1)
  })

  test('counts boxes of pixels as angles', () => {
    const found = app.shows
      .current()
      .scenes.get(1)
      ?.hotspots.find(spot => spot.kind === 'booth')
    const { PI } = Math
    expect(found?.polygon.flat()).toEqual(
      [-PI, -PI / 4, -PI / 2, -PI / 4, -PI / 2, PI / 4, -PI, PI / 4].map(angle => expect.closeTo(angle)),
    )
    expect(found?.at).toEqual({ yaw: expect.closeTo((-3 * PI) / 4), pitch: expect.closeTo(0) })
  })

  test('serves the stills and the screens of a scene that has some', async () => {
    const corners = [
      [-0.1, 0.1],
      [0.1, 0.1],
      [0.1, -0.1],
      [-0.1, -0.1],
    ]
    const screens = [{ booth_number: 7, corners }]
    const lobby = { hotspots: [way(1)], stills: { wide: '2048.webp', tall: '1024.webp' }, screens }
    await load('moving', { 0: lobby, 1: { hotspots: [way(0)] } })
    const served = (await app.browser().get('/api/virtual-trade-show/scenes/0')).json()
    expect(served.screens).toEqual(screens)
    expect((await app.browser().get(served.stills.wide)).payload).toBe('2048 moving')
    expect(app.shows.current().scenes.get(1)?.stills).toBeNull()
  })

  test.each([
    ['no lobby', { 1: { hotspots: [] } }, 'There is no scene 0.'],
    ['a dead end', { 0: { hotspots: [way(1)] }, 1: { hotspots: [] } }, 'scene-1 leads to where nothing leads back'],
    ['a box without corners', { 0: { hotspots: [{ kind: 'info', label: 'x' }] } }, /0.scene\.json: hotspots\.0/],
    [
      'a missing tile',
      {
        0: {
          hotspots: [],
          pano: { width: 2048, cols: 4, rows: 1, base: '1024.webp', small: '2048.webp', tiles: 't_{c}_{r}.webp' },
        },
      },
      't_2_0.webp, t_3_0.webp do not lie beside it',
    ],
    [
      'a missing still',
      { 0: { hotspots: [], stills: { wide: 'wide.webp', tall: '1024.webp' } } },
      'wide.webp do not lie beside it',
    ],
    ['a screen of three corners', { 0: { hotspots: [], screens: [{ booth_number: 7, corners: [] }] } }, /screens\.0/],
  ])('is refused with %s, and the hall stays (FF-405)', async (name, scenes, words) => {
    const shown = [...app.shows.current().scenes.keys()]
    await expect(load(name, scenes)).rejects.toThrow(words)
    await app.shows.reload()
    expect([...app.shows.current().scenes.keys()]).toEqual(shown)
  })

  test('is refused where there is none', async () => {
    await expect(readHall(join(folder, 'nowhere'))).rejects.toThrow(/There is no folder/)
    await expect(readHall(folder)).rejects.toThrow(/holds no scene/)
  })
})
