import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMapping, saveRange } from '../areas/catalogue/index.ts'
import { openShows, type Shows, saveEdition } from '../areas/trade-show/index.ts'
import { scenes } from '../areas/trade-show/tables.ts'
import { type Bus, openBus } from '../platform/bus.ts'
import { makeLog } from '../platform/log.ts'
import { type TestDatabase, testDatabase } from '../platform/testing/database.ts'
import { transaction } from '../platform/transaction.ts'
import { giveBooths, guardBooths } from './booths.ts'

let database: TestDatabase
let bus: Bus
let shows: Shows
let brandIds: Map<string, number>

beforeAll(async () => {
  database = await testDatabase()
  bus = openBus(database, database.url)
  shows = await openShows({ db: database.db, bus, log: makeLog('silent') })
  const brands = ['North', 'South'].map(name => ({ key: name.toLowerCase(), name }))
  const range = { source: 'test', brands, products: [], sizes: [], flavours: [] }
  brandIds = (await transaction(database.db, tx => saveRange(tx, range))).ids.brand
})
afterAll(async () => {
  await bus.close()
  await database.close()
})

const mappingOf = (...exhibitors: object[]) => readMapping({ source: 'test', exhibitors })
const give = async (dryRun: boolean, ...exhibitors: object[]) => {
  const lines = await giveBooths(database.db, mappingOf(...exhibitors), { brandIds }, shows, dryRun)
  await shows.reload()
  return lines
}
const north = { brand: 'North', booth_number: 7, pano_number: 3, description: 'From the north.' }

test('without a show no booth can be given', () => {
  expect(() => guardBooths(mappingOf(north), shows)).toThrow('no trade show is planned')
  expect(() => guardBooths(mappingOf(), shows)).not.toThrow()
})

test('an imported brand gets its booth, once', async () => {
  const at = (day: number) => new Date(Date.UTC(2025, 4, day))
  await transaction(database.db, tx =>
    saveEdition(tx, shows, {
      name: 'Fair',
      timeZone: 'UTC',
      isCurrent: true,
      orderStart: at(5),
      orderEnd: at(8),
      confirmationStart: at(9),
      confirmationEnd: at(16),
      releaseEnd: at(30),
    }),
  )
  await shows.reload()
  // Without a hall a booth cannot be missing in its scenes.
  expect(() => guardBooths(mappingOf(north), shows)).not.toThrow()
  const { id: editionId } = shows.current().edition
  await database.db.insert(scenes).values([3, 4].map(panoNumber => ({ editionId, panoNumber, document: '{}' })))
  await shows.reload()
  expect(() => guardBooths(mappingOf(north), shows)).not.toThrow()
  expect(await give(true, north)).toEqual(['North: booth 7 in panorama 3'])
  expect(shows.current().exhibitors).toEqual([])
  expect(await give(false, north)).toEqual(['North: booth 7 in panorama 3'])
  expect(shows.current().exhibitorByBooth.get(7)).toMatchObject({
    brandId: brandIds.get('north'),
    panoNumber: 3,
    description: 'From the north.',
  })
  expect(await give(false, { ...north, description: undefined })).toEqual(['North: booth 7 in panorama 3, as before'])
})

test('a booth in a scene that does not exist is refused (FF-145)', () => {
  expect(() => guardBooths(mappingOf(north, { ...north, brand: 'South', pano_number: 99 }), shows)).toThrow(
    'South cannot have booth 7 in scene 99: Fair has the scenes 3, 4.',
  )
})

test('a brand that moves keeps its texts', async () => {
  expect(await give(false, { brand: 'north', booth_number: 8, pano_number: 4 })).toEqual([
    'north: booth 8 in panorama 4',
  ])
  expect(shows.current().exhibitors).toMatchObject([{ boothNumber: 8, panoNumber: 4, description: 'From the north.' }])
})

test('another brand’s booth and a brand that the file does not have are refused', async () => {
  await expect(give(false, { brand: 'South', booth_number: 8, pano_number: 4 })).rejects.toThrow(
    'Booth 8 of Fair belongs to another brand than South.',
  )
  await expect(give(false, { brand: 'West', booth_number: 9, pano_number: 4 })).rejects.toThrow('no brand West')
  expect(shows.current().exhibitors).toHaveLength(1)
})

test('a database that closes right after a booth was given is asked nothing more (FF-150)', async () => {
  const said: string[] = []
  const own = await testDatabase()
  const ownBus = openBus(own, own.url)
  const log = makeLog('error', { write: line => void said.push(line) })
  const ownShows = await openShows({ db: own.db, bus: ownBus, log })
  for (let time = 0; time < 20; time++) await transaction(own.db, tx => ownShows.changed(tx))
  await ownBus.close()
  await own.close()
  // Joins a read that still runs, so that its report is counted. Its own failure goes to the caller, not to the log.
  await ownShows.reload().catch(() => undefined)
  expect(said.length).toBeLessThanOrEqual(1)
})
