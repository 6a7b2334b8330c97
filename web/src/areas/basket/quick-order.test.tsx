import type { Recognised, RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, exhibitorStaff, visitor } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { shopBasket, shopLine } from '../../testing/shop.ts'
import { shopFlavour, shopSize } from '../assortment/test-sizes.ts'
import { QuickOrderPage } from './QuickOrderPage.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

const QUICK = '/api/onlineshop/basket/quick-order'
const whey = shopSize(1, 'Whey', {
  product_attributes: [shopFlavour(10, 'Vanilla', { sku: 'N-10' }), shopFlavour(11, 'Lime', { sku: 'N-11' })],
})
const cans = shopSize(2, 'Cola', { order_multiple: 6, min_quantity: 6 })
const meant: Record<string, Partial<RecognisedLine>> = {
  'N-10': { by: 'sku', flavour_ids: [10] },
  'N-20': { by: 'sku', flavour_ids: [20] },
  BOTH: { by: 'reference', flavour_ids: [10, 11] },
  'daily whey': { nearest_ids: [10] },
  OLD: { by: 'sku', gone: 'North Bar', nearest_ids: [11] },
}
/** Recognises lines of number and tab and quantity, as the server does. */
const recognise = ({ body }: Asked): Recognised => ({
  lines: (body as { text: string }).text.split('\n').flatMap((text, i) => {
    const [code = '', ...numbers] = text.split('\t')
    if (text === '') return []
    const [quantity = ''] = numbers.length > 1 ? [] : numbers
    const quantities = numbers.length > 1 ? numbers.map((number, column) => ({ column, text: number })) : []
    const none = { quantities, by: null, flavour_ids: [], nearest_ids: [], gone: null, not_here: null }
    return [{ line: i + 1, text, code, quantity, ...none, ...meant[code] }]
  }),
  sizes: [whey, cans],
})
const open = (answers: Answers = {}, query = '') =>
  openPage({ '/quick-order': QuickOrderPage }, `/quick-order${query}`, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/basket': shopBasket([shopLine(10, 'Vanilla', 4, 17.5)]),
    'GET /api/onlineshop/order-lists': [],
    [`POST ${QUICK}`]: recognise,
    ...answers,
  })
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Numbers and quantities' })
const paste = async (...lines: string[]) => {
  await userEvent.click(await text())
  await userEvent.paste(lines.join('\n'))
}
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })
const VANILLA = 'North Whey Tub, Vanilla'
const LIME = 'North Whey Tub, Lime'
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('pasted lines are checked: what is known stands with stock, price and sum; what is open says why', async () => {
  const { calls } = open()
  await paste('N-10\t24', '', 'N-20\t7', 'X-1\t4', 'N-10\t1,5', 'OLD\t2')
  await press('Check lines')
  expect(await screen.findByRole('heading', { name: '2 products recognised' })).toBeTruthy()
  expect(screen.getByText('3 lines need attention')).toBeTruthy()
  const vanilla = within((await cell(VANILLA)).closest('li')!)
  expect((await cell(VANILLA)).value).toBe('24')
  expect(vanilla.getByText('4 in your basket already')).toBeTruthy()
  expect(vanilla.getByText(/^420,00\s€$/)).toBeTruthy()
  expect(screen.getByText(/^North Cola Tub, Vanilla: 7 became 12, as it is sold\.$/)).toBeTruthy()
  expect(
    screen.getByText('Line 4: Nothing has this number. Please correct it on the left and check again.'),
  ).toBeTruthy()
  expect(screen.getByText(/^Line 5: ‘1,5’ is no whole number\./)).toBeTruthy()
  expect(screen.getByText('Line 6: North Bar can no longer be ordered. There is this instead:')).toBeTruthy()
  expect(calls('POST').map(({ path }) => path)).toEqual([QUICK])
})

test('before anything is pasted the page shows what can be, and a sheet to fill in', async () => {
  open()
  expect((await text()).placeholder).toContain('NOR-001-01\t24')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Paste lines first' }).disabled).toBe(true)
  const sheet = screen.getByRole<HTMLAnchorElement>('link', { name: 'Empty sheet to fill in (CSV)' })
  expect(decodeURIComponent(sheet.href)).toContain('Number;Quantity')
  await paste('N-10\t24')
  await press('Check lines')
  expect(await screen.findByRole('heading', { name: '1 product recognised' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'What you can paste' })).toBeNull()
})

test('of more than one number the buyer picks the quantity, for all lines alike; a name is confirmed (FF-1720, FF-1721)', async () => {
  const { calls } = open()
  await paste('N-10\t6\t12', 'N-20\t4\t24', 'daily whey\t4', 'N-20')
  await press('Check lines')
  expect(await screen.findByText('4 lines need attention')).toBeTruthy()
  expect(screen.getByText('Line 2: Which number is the quantity?')).toBeTruthy()
  expect(screen.getByText('Line 3: ‘daily whey’ is a name. Is it one of these?')).toBeTruthy()
  expect(screen.getByText('Line 4: The quantity is missing.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull()
  await press('Quantities 12, 24 in 2 lines')
  expect((await cell(VANILLA)).value).toBe('12')
  await press(`Take 4 × ${VANILLA}`)
  expect((await cell(VANILLA)).value).toBe('16')
  await press('Quantity 1 in line 4')
  expect((await text()).value).toBe('N-10\t12\nN-20\t24\nN-10\t4\nN-20\t1')
  expect(screen.queryByText(/lines? (is|are) open/)).toBeNull()
  expect(calls('POST').map(({ path }) => path)).toEqual([QUICK])
})

test('lines without a quantity beside others are left out at once, or one by one (FF-1720)', async () => {
  open()
  await paste('N-10\t12', 'N-20', 'N-10')
  await press('Check lines')
  expect(await screen.findByText('The quantity is missing in all of them.')).toBeTruthy()
  await press('Leave these 2 lines out')
  expect((await text()).value).toBe('N-10\t12')
  expect((await cell(VANILLA)).value).toBe('12')
})

test('a choice is written into the text; a line is left out; both stay over a reload', async () => {
  open()
  await paste('BOTH\t3', 'X-1\t4')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Line 1: This number is of several products. Which one?')).toBeTruthy()
  await press(`Take ${LIME}`)
  expect((await cell(LIME)).value).toBe('3')
  await press('Leave line 2 out')
  expect(screen.queryByText(/lines? (is|are) open/)).toBeNull()
  expect((await text()).value).toMatch(/^N-11\t3\n?$/)
  await userEvent.type(await cell(LIME), '9', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  meant['N-11'] = { by: 'sku', flavour_ids: [11] }
  cleanup()
  open()
  expect((await cell(LIME)).value).toBe('9')
})

test('what is recognised goes into the basket once; what is open stays in the text', async () => {
  const { calls } = open({
    'POST /api/onlineshop/basket/positions': shopBasket([shopLine(10, 'Vanilla', 28, 17.5)]),
  })
  await paste('N-10\t24', 'X-1\t4')
  await press('Check lines')
  await cell(VANILLA)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add to basket' }))
  await waitFor(async () => expect((await text()).value).toMatch(/^\n?X-1\t4$/))
  expect(screen.queryByRole('textbox', { name: `Quantity of ${VANILLA}` })).toBeNull()
  expect(calls('POST /api/onlineshop/basket/positions').map(({ body }) => body)).toEqual([
    { positionsJson: '[{"product_attribute_id":10,"quantity":24}]' },
  ])
  expect(await screen.findByText('1 line needs attention')).toBeTruthy()
  await press('Start again')
  expect((await text()).value).toBe('')
})

test('a name is typed, a suggestion taken, and Enter adds its line; a number adds up', async () => {
  open({
    [`GET ${QUICK}/suggestions`]: [{ flavour_id: 10, number: 'N-10', size: 'North Whey Tub', flavour: 'Vanilla' }],
  })
  const entry = await screen.findByRole('combobox', { name: 'Number or name' })
  await userEvent.type(entry, 'van')
  await userEvent.click(await screen.findByRole('option', { name: /Vanilla/ }))
  const quantity = screen.getByRole('textbox', { name: 'Quantity' })
  expect(document.activeElement).toBe(quantity)
  await userEvent.type(quantity, '7{Enter}')
  expect((await cell(VANILLA)).value).toBe('7')
  expect(document.activeElement).toBe(entry)
  expect((await text()).value).toBe('N-10\t7')
  await userEvent.type(entry, 'N-10{Enter}')
  await waitFor(async () => expect((await cell(VANILLA)).value).toBe('8'))
})

test('a sheet is read into the text and checked at once; a refused one says why', async () => {
  const files = [refusal(422, 'This is no sheet.', [], 'wrong_file'), { text: 'N-10\t6' }]
  open({ [`POST ${QUICK}/file`]: () => files.shift() })
  const input = await screen.findByLabelText('A sheet with numbers and quantities', { selector: 'input' })
  await userEvent.upload(input, new File(['x'], 'order.csv', { type: 'text/csv' }))
  expect(await screen.findByText('This is no sheet.')).toBeTruthy()
  await waitFor(async () => {
    await userEvent.upload(input, new File(['x'], 'order.csv', { type: 'text/csv' }))
    expect((await text()).value).toBe('N-10\t6')
  })
  expect((await cell(VANILLA)).value).toBe('6')
})

test('a list is taken over by its address, once, with what it cost then', async () => {
  const { calls, address } = open(
    {
      'GET /api/onlineshop/order-lists': [{ id: 9, name: 'Shelf' }],
      [`GET ${QUICK}/template`]: {
        ...{ kind: 'list', name: 'Shelf', text: 'N-10\t48', before: [{ flavour_id: 10, price: 15 }] },
      },
    },
    '?list=9',
  )
  expect(await screen.findByText('‘Shelf’ is loaded.')).toBeTruthy()
  expect((await cell(VANILLA)).value).toBe('48')
  expect(screen.getByText(/^15,00\s€ then, 17,50\s€ now$/)).toBeTruthy()
  expect(address()).toBe('/quick-order')
  expect(calls(`GET ${QUICK}/template`).map(({ path }) => path)).toEqual([`${QUICK}/template?list=9&at=shop`])
})

test('lines that cannot be checked say so, and can be sent again; an unknown list says that', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed')), recognise]
  open(
    {
      [`POST ${QUICK}`]: (call: Asked) => (answers.length > 1 ? answers.shift()! : answers[0]!)(call),
      [`GET ${QUICK}/template`]: refusal(404, 'There is nothing to take over.', [], 'no_template'),
    },
    '?list=9',
  )
  expect(await screen.findByText('There is nothing to take over.')).toBeTruthy()
  await paste('N-10\t2')
  await press('Check lines')
  const again = await screen.findByRole('button', { name: 'Try again' })
  await waitFor(async () => {
    await userEvent.click(again)
    expect(screen.queryByRole('heading', { name: '1 product recognised' })).toBeTruthy()
  })
})

test('visitors log in first; staff and who may not order read why', async () => {
  open({ 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  closePage()
  open({ 'GET /api/current_user': exhibitorStaff() })
  expect(await screen.findByText('You are logged in as staff. Buyers of a customer order here.')).toBeTruthy()
  closePage()
  open({ 'GET /api/current_user': buyer({ rights: ['prices'] }) })
  expect(await screen.findByText('You are not allowed to order for your company.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
