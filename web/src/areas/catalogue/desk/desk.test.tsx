import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { deskProduct } from '../../../testing/range-desk.ts'
import { BrandsDeskPage } from '../BrandsDeskPage.tsx'
import { ProductDeskPage } from '../ProductDeskPage.tsx'
import { ProductsDeskPage } from '../ProductsDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const open = (path: string, answers: Answers) =>
  openPage(
    { '/brands': BrandsDeskPage, '/products': ProductsDeskPage, '/products/:deskProduct': ProductDeskPage },
    path,
    { 'GET /api/current_user': operator, ...answers },
  )

const brand = {
  id: 4,
  name: 'North',
  foreign_number: 'B1',
  rank: null,
  logo_url: null,
  products: 3,
  sizes: 5,
  on_sale: true,
  version: 'first',
  description: '',
  banner_url: null,
  by_hand: ['name'],
}

test('a brand says what imports may change, and goes off sale; a wrong rank is not sent (FF-851)', async () => {
  const { calls } = open('/brands?open=4', {
    'GET /api/admin/brands': { next: null, previous: null, total: 1, brands: [brand] },
    'GET /api/admin/brands/4': brand,
    'PUT /api/admin/brands/4': { ...brand, rank: 2, version: 'second' },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'North' }))
  expect(form.getByText('Set by hand: imports leave it as it is.')).toBeTruthy()
  const rank = form.getByLabelText('Rank among the top brands')
  await user.type(rank, 'x')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(calls()).toEqual([])
  await user.clear(rank)
  await user.type(rank, '2')
  await user.click(form.getByRole('switch', { name: 'On sale' }))
  expect(form.getByText(/^None of its products is sold/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  const body = { version: 'first', name: 'North', rank: 2, description: '', on_sale: false }
  await waitFor(() => expect(calls()[0]?.body).toEqual(body))
})

test('a product is created with its first size and flavour, once nothing is missing (FF-868)', async () => {
  const taken = { path: 'size.flavour.sku', detail: 'Another flavour has this SKU already.' }
  const { calls } = open('/products?open=new', {
    'GET /api/admin/products': { next: null, previous: null, total: 0, products: [] },
    'GET /api/admin/range-choices': {
      brands: [{ id: 4, name: 'North' }],
      categories: [{ id: 5, name: 'Protein > Whey' }],
    },
    'POST /api/admin/products': refusal(422, taken.detail, [taken]),
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'New product' }))
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(form.getAllByText('Please fill this in.')).toHaveLength(5)
  expect(calls()).toEqual([])
  await user.type(form.getByLabelText('Name'), 'Clear')
  await user.selectOptions(form.getByLabelText('Brand'), 'North')
  await user.selectOptions(form.getByLabelText('Category'), '5')
  await user.type(form.getByLabelText('Size, as 900 g'), '500 g')
  await user.type(form.getByLabelText(/^Price of a piece/), '12,5')
  await user.type(form.getByLabelText('Flavour'), 'Mango')
  await user.type(form.getByLabelText(/^SKU/), 'LAB-1')
  await user.click(form.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(form.getByLabelText(/^SKU/).getAttribute('aria-invalid')).toBe('true'))
  const flavour = { name: 'Mango', sku: 'LAB-1', ean: null, stock: null }
  const size = { name: '500 g', units_per_case: 1, regular_price: 12.5, flavour }
  expect(calls().map(({ body }) => body)).toEqual([
    { name: 'Clear', brand_id: 4, category_id: 5, vat_class: 'standard', description: '', size },
  ])
})

test('a product is saved as a whole, once nothing in it is wrong (FF-852)', async () => {
  const { calls } = open('/products/3', {
    'GET /api/admin/products/3': deskProduct,
    'PUT /api/admin/products/3': { ...deskProduct, version: 'second' },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Whey' }))
  expect(form.getByText('Set by hand: 900 g: Regular price')).toBeTruthy()
  expect(form.getByText('Nothing changed')).toBeTruthy()
  await user.type(await form.findByLabelText('EAN of a piece, Cocoa'), '4006381333932')
  const list = form.getByLabelText('Price now, List')
  await user.clear(list)
  await user.type(list, '25')
  await user.type(form.getByLabelText('Regular price, Gyms'), '22,50')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('3 fields are wrong.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(form.getByLabelText('EAN of a piece, Cocoa'))
  await user.clear(list)
  await user.type(list, '18.5')
  await user.type(form.getByLabelText('Price now, Gyms'), '21')
  await user.click(form.getByRole('switch', { name: 'Gym assortment' }))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toMatchObject({
    version: 'first',
    name: 'Whey',
    countries: null,
    sizes: [
      {
        id: 7,
        gym_assortment: true,
        regular_price: 24.99,
        current_price: 18.5,
        group_prices: [{ group_id: 2, regular_price: 22.5, current_price: 21 }],
        flavours: [
          { id: 11, name: 'Vanilla', ean: '4006381333931', on_sale: true },
          { id: 12, name: 'Cocoa', ean: null, on_sale: true },
        ],
      },
    ],
  })
})

const english = {
  language: 'en',
  legal_name: 'Protein powder',
  ingredients: 'Whey (milk).',
  allergens: ['milk'],
  operator_name: 'North AB',
  operator_address: 'Umeå',
  operators: [],
  storage: 'Dry.',
  origin: 'Sweden',
}

test('a label is written in several languages; an allergen that the ingredients do not name is not sent (FF-994)', async () => {
  const food = { id: 11, name: 'Vanilla', version: 'one', best_before_days: 240, texts: [english] }
  const { calls } = open('/products/3', {
    'GET /api/admin/products/3': deskProduct,
    'GET /api/admin/flavours/11/food-information': food,
    'PUT /api/admin/flavours/11/food-information': { ...food, version: 'two' },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Food information, Vanilla' }))
  const form = within(await screen.findByRole('form', { name: 'Food information, Vanilla' }))
  expect(form.getByText('milk', { selector: 'strong' })).toBeTruthy()
  await user.selectOptions(form.getByLabelText('Language'), 'German')
  await user.type(form.getByLabelText('Legal name'), 'Proteinpulver')
  await user.type(form.getByLabelText('Ingredients'), 'Molke (Milch).')
  await user.type(form.getByLabelText('Allergens'), 'Milch, Ei')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('‘Ei’ does not stand in the ingredients, so it cannot be emphasised there.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(form.getByLabelText('Allergens'))
  await user.type(form.getByLabelText('Allergens'), 'Milch')
  await user.click(form.getByRole('button', { name: 'Add one' }))
  await user.type(form.getByLabelText('Countries'), 'de, at')
  await user.type(form.getByLabelText('Name'), 'Nord GmbH')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(calls()).toHaveLength(1))
  const german = {
    ...english,
    language: 'de',
    legal_name: 'Proteinpulver',
    ingredients: 'Molke (Milch).',
    allergens: ['Milch'],
    operator_name: '',
    operator_address: '',
    operators: [{ countries: ['DE', 'AT'], name: 'Nord GmbH', address: '' }],
    storage: '',
    origin: '',
  }
  expect(calls()[0]?.body).toEqual({ version: 'one', best_before_days: 240, texts: [english, german] })
})

test('nutrition facts begin with what is required, and take amounts and names as the reader writes them (FF-996)', async () => {
  const nutrition = { id: 11, name: 'Vanilla', version: 'one', per: '100 g', serving: '', rows: [] }
  const { calls } = open('/products/3', {
    'GET /api/admin/products/3': deskProduct,
    'GET /api/admin/flavours/11/nutrition-facts': nutrition,
    'PUT /api/admin/flavours/11/nutrition-facts': { ...nutrition, version: 'two' },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Nutrition facts, Vanilla' }))
  const form = within(await screen.findByRole('form', { name: 'Nutrition facts, Vanilla' }))
  await user.click(form.getByRole('button', { name: 'Start with the seven that are required' }))
  expect(form.getByLabelText('Nutrient, row 6')).toHaveProperty('value', 'Protein')
  for (const name of ['Salt', 'Protein', 'of which sugars', 'Carbohydrate', 'of which saturates', 'Fat'])
    await user.click(form.getByRole('button', { name: `Remove ${name}` }))
  await user.type(form.getByLabelText('Per 100 g, Energy'), '1590 kJ / 377 kcal')
  await user.click(form.getByRole('button', { name: 'Add a nutrient' }))
  await user.selectOptions(form.getByLabelText('Language of the names'), 'German')
  await user.type(form.getByLabelText('Nutrient, row 2'), 'Eiweiß')
  await user.click(form.getByRole('button', { name: 'Save nutrition facts' }))
  expect(form.getByText('An amount is needed.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.type(form.getByLabelText('Per 100 g, Eiweiß'), '78.5 g')
  await user.click(form.getByRole('button', { name: 'Move Eiweiß up' }))
  await user.click(form.getByRole('button', { name: 'Save nutrition facts' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toEqual({
    version: 'one',
    per: '100 g',
    serving: '',
    rows: [
      { names: { en: 'Protein', de: 'Eiweiß', nl: 'Eiwitten' }, part: false, per_100: '78.5 g', per_serving: '' },
      {
        names: { en: 'Energy', de: 'Energie', nl: 'Energie' },
        part: false,
        per_100: '1590 kJ / 377 kcal',
        per_serving: '',
      },
    ],
  })
})
