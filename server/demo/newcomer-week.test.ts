import { makeRange } from '@fairfloor/brands/range/make-range'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveRange } from '../src/areas/catalogue/index.ts'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { transaction } from '../src/platform/transaction.ts'
import { demoNewcomerWeek } from './newcomer-week.ts'
import { demoNewcomers } from './newcomers.ts'
import type { DemoEdition } from './trade-show.ts'

const NOW = new Date('2031-12-30T12:00:00Z')

let app: TestApp
let load: (edition: DemoEdition) => Promise<unknown>

beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString() })
  const range = makeRange()
  const ids = await transaction(app.platform.db, async tx => {
    const brands = range.brands.map(({ erpId, name }) => ({ key: erpId, erpId, name }))
    const products = range.products.map(({ erpId, brand, categoryPath: category, name }) => ({
      ...{ key: erpId, erpId, brand, category, name },
    }))
    return (await saveRange(tx, { brands, products, sizes: [], flavours: [] })).ids
  })
  const newcomers = await demoNewcomers(app.platform.files, range)
  load = async edition => {
    await transaction(app.platform.db, tx => demoNewcomerWeek(tx, { newcomers, ids }, edition, NOW))
    await app.weeks.reload()
  }
})
afterAll(() => app.close())

test('the demo’s event has eight brands and forty products, at the dates of 2025 or around now; loaded again it is the same (SH-357, SH-358, SH-639, SH-640)', async () => {
  await load('now')
  await load('now')
  const open = app.weeks.open(NOW)!
  expect([open.brands.size, open.products.size]).toEqual([8, 40])
  expect(new Set([...open.products.values()].map(({ percent }) => percent)).size).toBe(6)
  expect([open.start, open.end].map(at => at.toISOString())).toEqual([
    '2031-12-28T23:00:00.000Z',
    '2032-01-04T22:59:59.000Z',
  ])
  expect([...open.brands.values()].map(({ image, video }) => [image !== null, video?.split('.').at(-1)])).toEqual(
    Array(8).fill([true, 'webm']),
  )
  const products = [...open.products.values()]
  expect(products.every(({ background }) => background !== null)).toBe(true)
  expect(new Set(products.map(({ imageTransparent }) => imageTransparent)).size).toBe(40)
  await load('2025')
  const { name, start, end, bannerStart, bannerEnd } = app.weeks.current(new Date('2025-01-01T00:00:00Z'))!
  expect(name).toBe('Newcomer Week 2025')
  expect([start, end, bannerStart, bannerEnd].map(at => at.toISOString())).toEqual([
    '2025-03-09T23:00:00.000Z',
    '2025-03-16T22:59:59.000Z',
    '2025-03-09T22:00:00.000Z',
    '2025-03-16T21:59:59.000Z',
  ])
})

test('the demo’s event answers what buyers ask, in both languages (SH-377..383)', async () => {
  await load('now')
  const { questions, brands } = app.weeks.open(NOW)!
  const answers = questions.map(({ answer }) => answer)
  const said = {
    en: [
      /via the tiles/,
      /until 11:59 pm on its last day/,
      /not limited to what is in stock/,
      /what is delivered when/,
      /can adjust the quantities/,
      /Call our customer service/,
    ],
    de: [
      /über die Kacheln/,
      /bis 23:59 Uhr an ihrem letzten Tag/,
      /nicht auf den Bestand begrenzt/,
      /was wann geliefert wird/,
      /können die Mengen anpassen/,
      /Rufen Sie unseren Kundenservice an/,
    ],
  }
  for (const language of ['en', 'de'] as const)
    for (const words of said[language]) expect(answers.map(answer => answer[language]).join()).toMatch(words)
  expect(answers.some(({ en }) => en.split(', ').length === brands.size)).toBe(true)
})
