import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { BackorderPage } from './BackorderPage.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import { order, position } from './test-order.ts'

afterEach(closePage)

const shared = { 'GET /api/current_user': buyer(), 'GET /api/onlineshop/vts': vts('before') }
const ORDER = 'GET /api/onlineshop/orders/501'
const CANCEL = 'POST /api/onlineshop/orders/501/cancel'
const PREVIEW = 'POST /api/onlineshop/orders/501/cancel-preview'

/** A button once the call before is over, whose end it waits for. */
async function pressable(dialog: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  const button = await dialog.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'), { timeout: 3000 })
  return button
}

/** What is left of the line, of which the prices change. */
const result = {
  lines: [
    {
      line: 1,
      quantity: 75,
      single_price_exclusive_tax: 19.5,
      discount: 0,
      total_price_exclusive_tax: 1462.5,
      kept_price_exclusive_tax: 1312.5,
    },
  ],
  total_price_inclusive_tax: 1601.77,
  kept_price_inclusive_tax: 1438.27,
}
const split = position({
  quantity: 120,
  shipped_quantity: 0,
  reserved_quantity: 80,
  open_quantity: 25,
  cancelled_quantity: 15,
  cancellable_quantity: 105,
  eta: '2031-06-03',
})

describe('an order of the shop', () => {
  const open = (more = {}) =>
    openPage({ '/my-orders/:orderId': OrderPage }, '/my-orders/501', {
      ...shared,
      [ORDER]: order('placed', [split]),
      ...more,
    })

  test('says of each line what is set aside, what is expected when, and what was cancelled', async () => {
    open()
    const row = (await screen.findByText('Vanilla')).closest('tr')!.textContent
    expect(row).toMatch(/105.*80 set aside.*25 expected 3 June.*15 cancelled/)
  })

  test('shows of each line what is kept at its price, less its discount, and counts no cancelled pieces (FF-1536)', async () => {
    const line = position({ quantity: 9, cancelled_quantity: 4, discount: 8.57, total_price_exclusive_tax: 29.98 })
    open({ [ORDER]: order('placed', [{ ...line, single_price_exclusive_tax: 7.71 }]) })
    const row = (await screen.findByText('Vanilla')).closest('tr')!.textContent
    expect(row).toMatch(/5 × 7,71.€.*4 cancelled.*29,98.€8,57.€ off for free pieces/)
    expect(screen.getByRole('heading', { name: '5 pieces' })).toBeTruthy()
  })

  test('says what several invoices come to together, and what is open of them (FF-1536)', async () => {
    const invoice = { kind: 'invoice' as const, issued_on: '2031-05-12' }
    const documents = [
      { ...invoice, number: 'FF-1', amount: 75.18, open: 0 },
      { ...invoice, number: 'FF-2', amount: 75.18, open: 75.18 },
    ]
    open({ [ORDER]: { ...order('invoiced'), documents, total_price_inclusive_tax: 150.34 } })
    expect((await screen.findByText('All 2 invoices')).closest('li')!.textContent).toMatch(/150,36.€75,18.€ open/)
  })

  test('shows who ordered, how it is paid and delivered, and the wished day', async () => {
    open()
    expect(await screen.findByText('Bea Buyer', { selector: 'dd' })).toBeTruthy()
    for (const fact of ['Invoice', 'In parts', '20 May 2031'])
      expect(screen.getByText(fact, { selector: 'dd' })).toBeTruthy()
  })

  test('can be ordered again, and is there as PDF and spreadsheet', async () => {
    open()
    const again = await screen.findByRole('link', { name: 'Order again' })
    expect(again.getAttribute('href')).toBe('/quick-order?order=501')
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByRole('link', { name: 'This order as PDF' })
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('This order as PDF')).toBe('/orders/orderPdf/501?language=en')
    expect(hrefOf('This order as XLSX')).toBe('/orders/orderXlsx/501?language=en')
  })

  test('loses the pieces that the buyer cancels; those that wait for goods are filled in (FF-1535)', async () => {
    const { calls } = open({
      [PREVIEW]: result,
      [CANCEL]: order('placed', [{ ...split, open_quantity: 0, cancellable_quantity: 80 }]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel pieces' }))
    const dialog = within(await screen.findByRole('dialog'))
    const input = dialog.getByRole('textbox', { name: 'Pieces of Vanilla 900 g to cancel' }) as HTMLInputElement
    expect(input.value).toBe('25')
    await userEvent.clear(input)
    expect(dialog.getByText('Enter how many pieces to cancel.')).toBeTruthy()
    await userEvent.type(input, '999')
    expect(input.value).toBe('105')
    await userEvent.clear(input)
    await userEvent.type(input, '30')
    await userEvent.click(dialog.getByRole('button', { name: 'See the result' }))
    const said = (await dialog.findByText(/Whey 900 g, Vanilla: 75 × 19,50/)).closest('dl')!.textContent
    expect(said).toMatch(/it was 1\.312,50.€ for these pieces.*1\.462,50/)
    expect(dialog.getByText(/1\.601,77/)).toBeTruthy()
    await userEvent.click(await pressable(dialog, 'Cancel 30 pieces'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const lines = [{ line: 1, quantity: 30 }]
    expect(calls(CANCEL).map(call => call.body)).toEqual([{ lines }, { lines, seen_total: 1601.77 }])
  })

  test('keeps what was typed, and says why, where it can no longer be cancelled', async () => {
    open({ [PREVIEW]: result, [CANCEL]: refusal(409, 'This can no longer be cancelled.') })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel pieces' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Everything' }))
    await userEvent.click(dialog.getByRole('button', { name: 'See the result' }))
    await userEvent.click(await pressable(dialog, 'Cancel 105 pieces'))
    expect((await dialog.findByRole('alert')).textContent).toContain('This can no longer be cancelled.')
    expect((dialog.getByRole('textbox') as HTMLInputElement).value).toBe('105')
  })

  test('offers nothing to those who may not order, and no cancelling where nothing can be cancelled', async () => {
    open({ 'GET /api/current_user': buyer({ rights: ['prices'] }) })
    await screen.findByText('Vanilla')
    expect(screen.queryByRole('link', { name: 'Order again' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel pieces' })).toBeNull()
    closePage()
    open({ [ORDER]: order('shipped', [position()]) })
    await screen.findByRole('link', { name: 'Order again' })
    expect(screen.queryByRole('button', { name: 'Cancel pieces' })).toBeNull()
  })
})

describe('my orders', () => {
  const LIST = 'GET /api/onlineshop/orders-page'
  const { order_positions: _positions, ...one } = order('placed', [split])
  const head = { ...one, open_quantity: 25, can_cancel: true }
  const open = (at: string, more = {}) =>
    openPage({ '/my-orders': OrdersPage }, at, {
      ...shared,
      [LIST]: { next: 'bmV4dA', previous: null, total: 51, orders: [head] },
      ...more,
    })

  test('are narrowed by text, status and days, which the address carries (SH-025)', async () => {
    const { address, calls } = open('/my-orders')
    await screen.findByRole('link', { name: 'Order 501' })
    expect(screen.getByText('25 on backorder')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2031-05-01' } })
    await userEvent.type(screen.getByRole('textbox', { name: 'Order number, your number or article' }), 'whey')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(address()).toMatch(/search=whey&from=2031-05-01/))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'cancelled')
    await waitFor(() => expect(address()).toContain('state=cancelled'))
    const asked = () => calls(LIST).map(({ path }) => path)
    await waitFor(() => expect(asked().at(-1)).toMatch(/orders-page.*search=whey.*status=cancelled.*from=2031-05-01/))
  })

  test('have pages (SH-025)', async () => {
    open('/my-orders?state=placed')
    const next = await screen.findByRole('link', { name: 'Next page' })
    expect(next.getAttribute('href')).toMatch(/state=placed&place=bmV4dA/)
  })

  test('that no search finds offer to show all again', async () => {
    open('/my-orders?search=x', { [LIST]: { next: null, previous: null, total: 0, orders: [] } })
    expect(await screen.findByText('Nothing fits this search.')).toBeTruthy()
  })
})

describe('the open backorder', () => {
  const ROWS = 'GET /api/onlineshop/open-backorder'
  const row = {
    brand: 'North',
    product_size: 'Whey 900 g',
    product_size_erp_id: 9,
    product_attribute: 'Vanilla',
    product_attribute_erp_id: 1,
    discount: 12.5,
    open_backorder_price: 17.5,
    open_backorder_quantity: 1200,
    order_id: 501,
    line: 1,
    eta: null,
  }
  const open = (more = {}) =>
    openPage({ '/my-orders/backorder-quantities': BackorderPage }, '/my-orders/backorder-quantities', {
      ...shared,
      [ROWS]: [row],
      ...more,
    })

  test('has its title, its words and its columns (SH-203, SH-204, SH-206)', async () => {
    open()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('My backorder quantities')
    expect(
      screen.getByText(
        'Quantities still pending are added automatically to sales orders once they arrive in the warehouse.',
      ),
    ).toBeTruthy()
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Expected',
      'Brand',
      'Product',
      'Flavour',
      'Ordered with',
      'Discount',
      'Price',
      'Remaining Quantity',
      'Sum excl. VAT',
      'Cancel',
    ])
  })

  test('shows flavour, price as currency and remaining quantity, and leads to the order (SH-207..209)', async () => {
    open()
    const cells = (await screen.findByText('Vanilla')).closest('tr')!
    expect(cells.textContent).toMatch(
      /Date unknown.*North.*Whey 900 g.*Vanilla.*Order 501.*−12,50\s€.*17,50\s€.*1\.200 pieces.*20\.987,50\s€/,
    )
    expect(screen.getByRole('link', { name: 'Order 501' }).getAttribute('href')).toBe('/my-orders/501')
    expect(screen.getByRole('link', { name: 'Whey 900 g' }).getAttribute('href')).toBe('/productSize/9')
  })

  test('adds up what waits, and lets the rest of a row be cancelled here (FF-1781)', async () => {
    const { calls } = open({
      [ROWS]: [row, { ...row, line: 2, product_attribute: 'Berry', discount: 0, open_backorder_quantity: 2 }],
      [ORDER]: order('placed', [split, position({ line: 2, open_quantity: 2, cancellable_quantity: 2 })]),
    })
    const sum = (await screen.findByText(/^In all/)).textContent
    expect(sum).toMatch(/^In all 1\.202 pieces, 21\.022,50\s€ excl\. VAT$/)
    expect(calls(ORDER)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Vanilla of order 501' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel pieces of order 501' }))
    expect(dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['25', ''])
  })

  test('gives a discount room where there is one (SH-206)', async () => {
    open({ [ROWS]: [{ ...row, discount: 0 }] })
    expect((await screen.findByRole('columnheader', { name: 'Discount' })).style.width).toBe('1px')
    closePage()
    open()
    expect((await screen.findByRole('columnheader', { name: 'Discount' })).style.width).toBe('')
  })

  test('leads with what comes first', async () => {
    open({ [ROWS]: [null, '2031-06-03', '2031-05-01'].map((eta, i) => ({ ...row, eta, line: i + 1 })) })
    const days = (await screen.findAllByRole('row')).slice(1).map(one => one.querySelector('time')?.dateTime ?? null)
    expect(days).toEqual(['2031-05-01', '2031-06-03', null])
  })

  test('without anything pending says so (SH-206)', async () => {
    open({ [ROWS]: [] })
    expect(await screen.findByText('Nothing is pending')).toBeTruthy()
  })

  test('that does not load says why, with a button to try again (SH-206)', async () => {
    let isUp = false
    open({ [ROWS]: () => (isUp ? [row] : refusal(500, 'Something went wrong.')) })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isUp = true
    await userEvent.click(again)
    expect(await screen.findByText('Vanilla')).toBeTruthy()
  })

  test('shows no price to those who may not see prices', async () => {
    open({
      'GET /api/current_user': buyer({ rights: ['order'] }),
      [ROWS]: [{ ...row, discount: null, open_backorder_price: null }],
    })
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Expected',
      'Brand',
      'Product',
      'Flavour',
      'Ordered with',
      'Remaining Quantity',
      'Cancel',
    ])
  })
})
