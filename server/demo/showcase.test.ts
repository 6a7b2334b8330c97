import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import { makeRange } from '@fairfloor/brands/range/make-range'
import { filmed, showcasePlan } from '@fairfloor/brands/showcase-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { demoVideos } from './videos.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z' })
})
afterAll(() => app.close())

test('twelve brands have a film, the first of each vitrine, and the organiser; all are below 4 MB (TS-425)', async () => {
  const videos = await demoVideos(app.platform.files)
  expect(new Set(filmed.map(({ brand }) => brand.erpId)).size).toBe(12)
  expect(filmed.filter(({ brand }) => !videos.has(brand.erpId))).toEqual([])
  expect(videos.size).toBe(13)
  expect([...videos.values()].reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4_000_000)
})

test('each of the twelve vitrines holds five products that can be ordered', () => {
  const range = makeRange()
  const sold = new Set(range.flavours.filter(one => one.discontinuedDaysAgo === null).map(one => one.size))
  const held = showcasePlan.map(
    vitrine =>
      new Set(vitrine.map(({ brand }) => bestSellers(range, brand)[0]!.size.erpId).filter(erpId => sold.has(erpId)))
        .size,
  )
  expect(held).toEqual(Array(12).fill(5))
})
