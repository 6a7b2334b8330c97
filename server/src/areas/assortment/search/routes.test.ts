import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../../platform/transaction.ts'
import { saveRange } from '../../catalogue/index.ts'
import { products } from '../../catalogue/tables.ts'
import { smallRange } from '../../catalogue/test-range.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

test('a visitor finds brands and products; a change is found at once (SH-118..120, SH-123, SH-515, SH-543, SH-592)', async () => {
  const visitor = show.app.browser()
  const search = async (term: string) => (await visitor.get(`/api/search/${encodeURIComponent(term)}`)).json()
  const snapshot = show.app.catalogue.snapshot()
  const [north] = snapshot.brands.values()
  const whey = north!.sizes.find(({ name }) => name === '900 g')!
  expect(await search('norht')).toMatchObject({ brands: [{ id: north!.id, name: 'North' }] })
  const product = {
    id: whey.id,
    brand: { name: 'North' },
    name: 'Whey',
    size_name: '900 g',
    image_uri: null,
    image_overlay_uri: null,
  }
  expect(await search('vanila whey 900')).toEqual({ brands: [], products: [product] })
  expect(await search('4006381333931')).toEqual({ brands: [], products: [product] })
  expect(await search('quark')).toEqual({ brands: [], products: [] })

  const renamed = { ...smallRange.products[0]!, name: 'Quark' }
  await transaction(show.app.platform.db, tx =>
    saveRange(tx, { ...smallRange, products: [renamed, smallRange.products[1]!], flavours: [] }),
  )
  await show.app.catalogue.reload()
  expect((await search('quark')).products).toMatchObject([{ name: 'Quark' }])
})

test('a term of fewer than two characters is refused (SH-543)', async () => {
  for (const term of ['a', '%20', ' b '.trim()]) {
    const answer = await show.app.browser().get(`/api/search/${term}`)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'search_too_short'])
  }
  expect((await show.app.browser().get('/api/search/no')).json().brands).toMatchObject([{ name: 'North' }])
})

test('what is found comes with its picture and the one over it (SH-543, SH-592)', async () => {
  await show.app.platform.db.update(products).set({ image: 'tub', imageOverlay: 'new' }).where(eq(products.name, 'Bar'))
  await show.app.catalogue.reload()
  const [bar] = (await show.app.browser().get('/api/search/peanut')).json().products
  expect([bar.image_uri, bar.image_overlay_uri]).toEqual(['/media/tub/320.webp', '/media/new/320.webp'])
})

test('the list says what all its sizes lack of a term; the box shows the same (FF-1706)', async () => {
  const visitor = show.app.browser()
  const list = async (term: string) =>
    (await visitor.get(`/api/onlineshop/products?term=${encodeURIComponent(term)}`)).json()
  expect(await list('Vanilla')).toMatchObject({ total: 2, relaxed: null })
  const relaxed = { has: ['Vanilla'], lacks: ['Xyzzy', '5 kg'] }
  expect(await list('Xyzzy Vanilla 5 kg')).toMatchObject({ total: 2, relaxed })
  expect(await list('xyzzy')).toMatchObject({ total: 0, relaxed: null })
  expect((await visitor.get('/api/search/xyzzy%20vanilla')).json().products).toHaveLength(1)
})

test('the list for a term shows what was found, the best first', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const list = async (query: string) => (await buyer.get(`/api/onlineshop/products?${query}`)).json()
  expect(await list('term=vanlla')).toMatchObject({ total: 2, sizes: [{ name: '2 kg' }, { name: '900 g' }] })
  expect(await list('term=vanlla&sort=price_low_first')).toMatchObject({ sizes: [{ name: '900 g' }, { name: '2 kg' }] })
  expect(await list('term=nothing')).toMatchObject({ total: 0, sizes: [] })
})
