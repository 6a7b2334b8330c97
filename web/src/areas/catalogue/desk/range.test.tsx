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

const PRODUCT = '/api/admin/products/3'
const open = (path: string, answers: Answers) =>
  openPage(
    {
      '/admin/brands': BrandsDeskPage,
      '/admin/products': ProductsDeskPage,
      '/admin/products/:deskProduct': ProductDeskPage,
    },
    path,
    { 'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }), ...answers },
  )
const form = async (name: string) => within(await screen.findByRole('form', { name }))
const page = { next: null, previous: null, total: 1 }
const brand = {
  ...{ id: 4, name: 'Quillfin', foreign_number: null, rank: 2, logo_url: null, products: 3, sizes: 5, on_sale: true },
  ...{ version: 'first', description: '', banner_url: null, by_hand: [] },
}

test('a brand that is created opens, on sale', async () => {
  const { calls, address } = open('/admin/brands', {
    'GET /api/admin/brands': { ...page, brands: [{ ...brand, id: 5, name: 'North', rank: null, on_sale: false }] },
    'POST /api/admin/brands': brand,
    'GET /api/admin/brands/4': brand,
  })
  const row = await screen.findByRole('row', { name: /North/ })
  expect(row.textContent).toMatch(/not a top brand.*none.*3.*5.*not on sale/)
  await userEvent.click(screen.getByRole('link', { name: 'New brand' }))
  const create = await form('New brand')
  await userEvent.type(create.getByRole('textbox', { name: 'Name' }), 'Quillfin')
  await userEvent.dblClick(create.getByRole('button', { name: 'Create' }))
  const edit = await form('Quillfin')
  expect(edit.getByRole<HTMLInputElement>('switch', { name: 'On sale' }).getAttribute('aria-checked')).toBe('true')
  expect(address()).toBe('/admin/brands?open=4')
  expect(calls().map(({ body }) => body)).toEqual([{ name: 'Quillfin', rank: null, description: '' }])
})

test('what was set by hand may be set by imports again', async () => {
  const states = [{ ...brand, by_hand: ['name'] }, brand]
  const { calls } = open('/admin/brands?open=4', {
    'GET /api/admin/brands': { ...page, brands: [brand] },
    'GET /api/admin/brands/4': () => (states.length > 1 ? states.shift() : states[0]),
    'POST /api/admin/follow-import/brand/4': {},
  })
  const edit = await form('Quillfin')
  expect(edit.getByText('Set by hand: Name')).toBeTruthy()
  await userEvent.click(edit.getByRole('button', { name: 'Let imports set it again' }))
  await waitFor(() => expect(edit.queryByText('Set by hand: Name')).toBeNull())
  expect(calls()).toHaveLength(1)
})

test('the list says of each product where it stands, what it costs and whether it is sold', async () => {
  const product = {
    ...{ id: 3, name: 'Whey', brand: 'North', category: 'Protein', image_url: null, is_new: true, on_sale: true },
    ...{ sizes: 2, flavours: 9, from_price: 19.99 },
  }
  open('/admin/products', {
    'GET /api/admin/products': {
      ...page,
      total: 2,
      products: [product, { ...product, id: 4, name: 'Bar', on_sale: false }],
    },
  })
  const whey = await screen.findByRole('row', { name: /Whey/ })
  expect(whey.textContent).toMatch(/North.*Protein.*2.*9.*19,99\s€.*on sale.*new/)
  expect(within(whey).getByRole('link', { name: 'Open Whey' }).getAttribute('href')).toBe('/admin/products/3')
  expect(screen.getByRole('row', { name: /Bar/ }).textContent).toContain('not on sale')
})

test('a product that was created opens on its page', async () => {
  const { address } = open('/admin/products?open=new', {
    'GET /api/admin/products': { ...page, total: 0, products: [] },
    'GET /api/admin/range-choices': { brands: [{ id: 1, name: 'North' }], categories: [{ id: 5, name: 'Whey' }] },
    'POST /api/admin/products': deskProduct,
    [`GET ${PRODUCT}`]: deskProduct,
  })
  const user = userEvent.setup()
  const create = await form('New product')
  await user.type(create.getByLabelText('Name'), 'Whey')
  await user.selectOptions(create.getByLabelText('Brand'), await create.findByRole('option', { name: 'North' }))
  await user.selectOptions(create.getByLabelText('Category'), 'Whey')
  await user.type(create.getByLabelText('Size, as 900 g'), '900 g')
  await user.type(create.getByLabelText('Flavour'), 'Vanilla')
  await user.click(create.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('form', { name: 'Whey' })).toBeTruthy()
  expect(address()).toBe('/admin/products/3')
})

test('a price that changed stands in the history, and what is left out of a form is saved with it', async () => {
  const [size] = deskProduct.sizes
  const change = { ...deskProduct.price_changes[0]!, id: 2, before: 24.99, after: 99.5 }
  const { calls } = open('/admin/products/3', {
    [`GET ${PRODUCT}`]: deskProduct,
    [`PUT ${PRODUCT}`]: { ...deskProduct, version: 'second', on_sale: false, price_changes: [change] },
  })
  const user = userEvent.setup()
  const edit = await form('Whey')
  for (const label of ['Regular price, List', 'Price now, List']) {
    const field = await edit.findByLabelText(label)
    await user.clear(field)
    await user.type(field, '99,5')
  }
  await user.selectOptions(edit.getByLabelText('VAT rate'), 'standard')
  await user.type(edit.getByLabelText(/^Sold only in/), 'nl, be')
  await user.type(edit.getByLabelText(/^Line under the name/), 'Now thicker')
  await user.click(edit.getByRole('switch', { name: 'New' }))
  await user.click(edit.getByRole('switch', { name: 'On sale' }))
  await user.click(edit.getByRole('switch', { name: 'On sale, Cocoa' }))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await edit.findByText(/^24,99\s€ → 99,50\s€$/)).toBeTruthy()
  expect(await edit.findByText('Nothing changed')).toBeTruthy()
  expect(calls()[0]?.body).toMatchObject({
    ...{ version: 'first', vat_class: 'standard', countries: ['NL', 'BE'], is_new: true, on_sale: false },
    sizes: [
      {
        ...{ id: size?.id, regular_price: 99.5, current_price: 99.5, promotion_text: 'Now thicker' },
        flavours: [{ on_sale: true }, { on_sale: false }],
      },
    ],
  })
})

test('changes are discarded; a refusal says where; somebody else’s state is taken on demand', async () => {
  const states = [deskProduct, { ...deskProduct, name: 'Whey Pro', version: 'other' }]
  open('/admin/products/3', {
    [`GET ${PRODUCT}`]: () => (states.length > 1 ? states.shift() : states[0]),
    [`PUT ${PRODUCT}`]: refusal(409, 'Somebody has changed this.', [], 'changed_meanwhile'),
  })
  const user = userEvent.setup()
  const edit = await form('Whey')
  const name = edit.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.type(name, ' 2')
  expect(edit.getByText('1 change: Name')).toBeTruthy()
  expect(edit.queryByRole('button', { name: 'New size' })).toBeNull()
  await user.click(edit.getByRole('button', { name: 'Discard' }))
  expect(name.value).toBe('Whey')
  await user.type(name, ' 3')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await user.click(await edit.findByRole('button', { name: 'Take theirs: Whey Pro' }))
  expect(await screen.findByDisplayValue('Whey Pro')).toBeTruthy()
})

test('a size with its flavour, or a flavour of a size, is added; what is taken is said at its field (FF-868)', async () => {
  const { calls } = open('/admin/products/3', {
    [`GET ${PRODUCT}`]: deskProduct,
    [`POST ${PRODUCT}/sizes`]: refusal(409, 'No.', [{ path: 'name', detail: 'It has this size.' }], 'name_taken'),
    'POST /api/admin/sizes/7/flavours': { ...deskProduct, version: 'second', name: 'Whey of three' },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New size' }))
  const size = await form('New size')
  await user.click(size.getByRole('button', { name: 'Create' }))
  expect(size.getAllByText('Please fill this in.')).toHaveLength(2)
  expect(calls()).toEqual([])
  await user.type(size.getByLabelText('Size, as 900 g'), '900 g')
  await user.type(size.getByLabelText('Flavour'), 'Lime')
  await user.type(size.getByLabelText(/^Price of a piece, net/), '9,5')
  await user.dblClick(size.getByRole('button', { name: 'Create' }))
  expect(await size.findByText('It has this size.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave, keep the draft' }))
  await user.click(await screen.findByRole('button', { name: 'New flavour of 900 g' }))
  const flavour = await form('New flavour of 900 g')
  expect(flavour.queryByLabelText('Size, as 900 g')).toBeNull()
  await user.type(flavour.getByLabelText('Flavour'), 'Mint')
  await user.type(flavour.getByLabelText(/^SKU/), 'N-9')
  await user.type(flavour.getByLabelText(/^Pieces in stock/), '48')
  await user.dblClick(flavour.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('form', { name: 'Whey of three' })).toBeTruthy()
  expect(calls().map(({ body }) => body)).toEqual([
    {
      ...{ name: '900 g', units_per_case: 1, regular_price: 9.5 },
      flavour: { name: 'Lime', sku: null, ean: null, stock: null },
    },
    { name: 'Mint', sku: 'N-9', ean: null, stock: 48 },
  ])
})
