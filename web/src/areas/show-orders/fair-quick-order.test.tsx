import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { basket, buyer, line, shop, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { shopFlavour, shopSize } from '../assortment/test-sizes.ts'
import { FairQuickOrderPage } from './FairQuickOrderPage.tsx'

afterEach(closePage)

const QUICK = 'POST /api/onlineshop/basket/quick-order'
const none = { quantities: [], gone: null, not_here: null, nearest_ids: [] }
const open = (answers: Answers = {}) =>
  openPage({ '/vts-quick-order': FairQuickOrderPage }, '/vts-quick-order', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/onlineshop/vts-basket': basket([line(10, 'Vanilla', 7, 4, 17.5)]),
    'GET /api/onlineshop/order-lists': [],
    [QUICK]: {
      lines: [
        { ...none, line: 1, text: 'N-10\t24', code: 'N-10', quantity: '24', by: 'sku', flavour_ids: [10] },
        {
          ...{ ...none, line: 2, text: 'N-90\t1', code: 'N-90', quantity: '1', by: 'sku', flavour_ids: [] },
          not_here: 'South Bar',
        },
      ],
      sizes: [shopSize(1, 'Whey', { product_attributes: [shopFlavour(10, 'Vanilla')] })],
    },
    ...answers,
  })

test('lines become lines of the order at the fair; what nobody has there says so', async () => {
  const { calls } = open({ 'POST /api/onlineshop/vts-basket-add-position': basket([line(10, 'Vanilla', 7, 28, 17.5)]) })
  await userEvent.click(await screen.findByRole('textbox', { name: 'Numbers and quantities' }))
  await userEvent.paste('N-10\t24\nN-90\t1')
  await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
  expect(await screen.findByText(/^Line 2: South Bar is not at this fair\./)).toBeTruthy()
  expect(screen.getByText('4 in your basket already')).toBeTruthy()
  expect(calls(QUICK)[0]?.body).toMatchObject({ at: 'fair' })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add to order' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull())
  expect(calls('POST /api/onlineshop/vts-basket-add-position')).toHaveLength(1)
  expect(await screen.findByText('1 line needs attention')).toBeTruthy()
})

test('what is added to a line goes along with it (FF-1680)', async () => {
  const { calls } = open({
    'GET /api/settings': shop({ line_extras: ['gift_note'] }),
    'POST /api/onlineshop/vts-basket-add-position': basket([line(10, 'Vanilla', 7, 28, 17.5)]),
  })
  await userEvent.click(await screen.findByRole('textbox', { name: 'Numbers and quantities' }))
  await userEvent.paste('N-10\t24')
  await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Add a gift note/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Gift note/ }), 'For Jo')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to order' }))
  await waitFor(() =>
    expect(calls('POST /api/onlineshop/vts-basket-add-position')[0]?.body).toEqual({
      positionsJson: '[{"product_attribute_id":10,"quantity":24,"extras":{"gift_note":"For Jo"}}]',
    }),
  )
})

test('the order at the last fair can be taken over', async () => {
  const { calls } = open({
    'GET /api/onlineshop/basket/quick-order/template': {
      ...{ kind: 'fair', name: 'Virtual Trade Show 2030', text: 'N-10\t24', before: [] },
    },
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Load' }), 'Order at the last fair')
  expect(await screen.findByText('Your order at Virtual Trade Show 2030 is loaded.')).toBeTruthy()
  expect(calls('GET /api/onlineshop/basket/quick-order/template')[0]?.path).toContain('last=fair&at=fair')
})

test('outside of its days the fair takes no lines and says when it does; visitors log in first', async () => {
  open({ 'GET /api/onlineshop/vts': vts('before') })
  expect((await screen.findByRole('status')).textContent).toContain('5 May')
  expect(screen.queryByRole('textbox')).toBeNull()
  closePage()
  open({ 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  closePage()
  open({ 'GET /api/onlineshop/vts': refusal(404, 'There is no trade show.') })
  expect(await screen.findByText('There is no trade show.')).toBeTruthy()
})
