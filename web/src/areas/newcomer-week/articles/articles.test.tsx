import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekFavourites, getWeekFlavours } from '@fairfloor/domain/newcomer-week/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { week, weekBasket, weekHeader } from '../../../testing/week.ts'
import { FavouritesPage } from '../favourites/FavouritesPage.tsx'
import { ArticlesPage } from './ArticlesPage.tsx'

type Line = Answer<typeof getWeekFlavours>[number]
type Favourite = Answer<typeof getWeekFavourites>[number]

const facts = {
  ...{ promotion_discount: 20, regular_price: 10, price: 8, msrp: 16, msrp_exc_vat: 14.68 },
  ...{ units_per_case: 6, order_multiple: 1, min_quantity: 1 },
}
const seen = { image_url: null, stock_available: 4, availability: 'in_stock', eta: null } as const
const line = (id: number, brand: string, size: string, flavour: string): Line => ({
  ...{ ...facts, ...seen, id, brand_name: brand, colorBackground: '#1f3fe0' },
  ...{ productSize_id: Math.floor(id / 10), productSize_name: size, productAttribute_name: flavour },
})
const flavours = [
  line(10, 'North', 'Whey 2.5 kg', 'Vanilla'),
  line(11, 'North', 'Whey 2.5 kg', 'Cocoa'),
  line(20, 'South', 'Bar 60 g', 'Vanilla'),
]
const favourite: Favourite = {
  ...{ ...facts, id: 1, name: 'Whey 2.5 kg', brand: { name: 'North' } },
  product_attributes: [
    { ...seen, id: 10, name: 'Vanilla' },
    { ...seen, id: 11, name: 'Cocoa' },
  ],
}

const ADD = 'POST /api/onlineshop/newcomer-week/basket/positions'
const open = (path: 'flavour-list' | 'favorites', answers: Answers = {}) =>
  openPage(
    { '/newcomer-week/flavour-list': ArticlesPage, '/newcomer-week/favorites': FavouritesPage },
    `/newcomer-week/${path}`,
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/newcomer-week/current-ncw': week('open'),
      'GET /api/onlineshop/newcomer-week/basket-header': weekHeader(),
      'GET /api/onlineshop/newcomer-week/basket': weekBasket(),
      'GET /api/onlineshop/newcomer-week/flavour-list': flavours,
      'GET /api/onlineshop/newcomer-week/favorite-products': [favourite],
      [ADD]: weekHeader(),
      ...answers,
    },
  )
const cells = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Pieces of/ })
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add all to basket' })
const sent = (body: unknown) => JSON.parse((body as { positionsJson: string }).positionsJson)

afterEach(closePage)

test('Order by article lists every flavour with brand, size, discount, regular price and price (SH-446, SH-447)', async () => {
  open('flavour-list')
  expect(await screen.findByRole('heading', { level: 1, name: 'Order by article' })).toBeTruthy()
  const whey = within(await screen.findByRole('region', { name: 'North Whey 2,5 kg' }))
  for (const words of ['North', '−20 %', '8,00 €', '10,00 €', '48,00 €', '16,00 €', 'Vanilla', 'Cocoa'])
    expect(whey.getByText(words)).toBeTruthy()
  expect(screen.getByText('2 sizes, 3 flavours')).toBeTruthy()
})

test('a quantity there is an entry, cases too; 0 removes it (SH-448, SH-449)', async () => {
  const { calls } = open('flavour-list')
  const [vanilla, cocoa, bar] = (await cells()) as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  await userEvent.type(vanilla, '3c')
  await userEvent.type(cocoa, '5')
  await userEvent.type(cocoa, '{Control>}a{/Control}0')
  await userEvent.type(bar, '1.5')
  expect([vanilla.value, cocoa.value, bar.value]).toEqual(['18', '', ''])
  fireEvent.paste(cocoa, { clipboardData: { getData: () => '0\n7\n' } })
  await userEvent.click(add())
  await waitFor(() => expect(calls(ADD)).toHaveLength(1))
  expect(sent(calls(ADD)[0]?.body)).toEqual([
    { ncw_product_attribute_id: 10, quantity: 18 },
    { ncw_product_attribute_id: 20, quantity: 7 },
  ])
})

test('a filter leaves brands and words; what is typed elsewhere is said, and added too (FF-1124)', async () => {
  const { calls } = open('flavour-list')
  const [vanilla] = await cells()
  await userEvent.type(vanilla!, '12')
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Brand, product, flavour' }))
  await userEvent.keyboard('bar van')
  expect(await screen.findByText('1 size, 1 flavour')).toBeTruthy()
  expect(screen.getByText('1 line is typed and not in this selection; all are added.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe((await cells())[0])
  await userEvent.click(add())
  await waitFor(() => expect(sent(calls(ADD)[0]?.body)).toEqual([{ ncw_product_attribute_id: 10, quantity: 12 }]))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'North')
  expect(await screen.findByText('1 size, 2 flavours')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'bar')
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }))
  expect(await screen.findByText('2 sizes, 3 flavours')).toBeTruthy()
})

test('a case of each flavour, by its button and by Alt+C (FF-1127)', async () => {
  open('flavour-list')
  const [vanilla, cocoa, bar] = (await cells()) as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  await userEvent.click(screen.getByRole('button', { name: 'A case of each flavour of North Whey 2,5 kg' }))
  expect([vanilla.value, cocoa.value, bar.value]).toEqual(['6', '6', ''])
  await userEvent.click(vanilla)
  await userEvent.keyboard('{Alt>}[KeyC]{/Alt}')
  expect([vanilla.value, cocoa.value, bar.value]).toEqual(['12', '12', ''])
})

test.each([
  ['has closed meanwhile', 'The Newcomer Week is not open.'],
  ['asks to confirm a backorder meanwhile', 'Please confirm the quantities of your backorder first.'],
])('an event that %s says so, and keeps what was typed (FF-1126)', async (_what, words) => {
  open('flavour-list', { [ADD]: refusal(409, words) })
  const [vanilla] = await cells()
  await userEvent.type(vanilla!, '12')
  await userEvent.click(add())
  expect(await screen.findByText(words)).toBeTruthy()
  expect([vanilla!.value, vanilla!.getAttribute('aria-invalid')]).toEqual(['12', 'true'])
})

test('Favorites shows the favourites that take part, with a cell for each flavour (SH-450, SH-451)', async () => {
  const { calls } = open('favorites')
  expect(await screen.findByRole('heading', { level: 1, name: 'Favorites' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'North Whey 2,5 kg' })).toBeTruthy()
  const [vanilla, cocoa] = await cells()
  expect(cocoa?.getAttribute('aria-label')).toBe('Pieces of Whey 2,5 kg, Cocoa')
  await userEvent.type(vanilla!, '12')
  await userEvent.click(add())
  await waitFor(() => expect(sent(calls(ADD)[0]?.body)).toEqual([{ product_attribute_id: 10, quantity: 12, price: 8 }]))
})

test('what is typed among the articles stands among the favourites too (FF-1125)', async () => {
  const { goTo } = open('flavour-list')
  await userEvent.type((await cells())[1]!, '7')
  await goTo('/newcomer-week/favorites')
  await waitFor(async () => expect((await cells()).map(({ value }) => value)).toEqual(['', '7']))
})

test.each([
  ['flavour-list', 'flavour-list', 'Order by article', 'Nothing can be ordered at the moment'],
  ['favorites', 'favorite-products', 'Favorites', 'None of your favourites takes part'],
] as const)('%s that is empty says so under its title (SH-450)', async (path, list, title, words) => {
  open(path, { [`GET /api/onlineshop/newcomer-week/${list}`]: [] })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
})
