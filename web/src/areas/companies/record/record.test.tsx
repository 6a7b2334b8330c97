import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage } from '../../../testing/open-page.tsx'
import { CustomerDeskPage } from '../CustomerDeskPage.tsx'

afterEach(closePage)

const customer = {
  ...{ id: 7, number: 'K-7', company: 'Gym Shop', country: 'NL', price_group: 'Retail', price_group_id: 1 },
  ...{ payment_methods: ['invoice'], payment_method: 'invoice', payment_days: null, credit_limit: null },
  ...{ vat_id: null, vat_state: 'none', blocked_at: null, approved_at: null, time_zone: 'Europe/Berlin' },
  ...{ version: '', vat_version: '', standing_version: '', price_groups: [], seller_payment_days: 14 },
  ...{ vts_orders_visible: true, has_api_access: false, delivery: 'in parts', bonus: false },
  ...{ addresses: [], confirmations: [], mandates: [], creditor_id: null },
}
const page = { next: 'bmV4dA', previous: null, total: 60 }
const none = { next: null, previous: null, total: 0 }
const open = (part: string, answers: Answers) =>
  openPage({ '/admin/customers/:deskCustomer': CustomerDeskPage }, `/admin/customers/7?part=${part}`, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/customers/7': customer,
    ...answers,
  })

const order = {
  ...{ order_id: 501, order_date: '2031-05-12T22:30:00Z', kind: 'shop', external_reference: null, status: 'placed' },
  ...{ invoice_number: null, open_quantity: 4, can_cancel: true, total_price_inclusive_tax: 211.75 },
  ...{ company: 'Gym Shop', carrier: 'Parcel Post' },
}

test('the orders of a customer are paged, each with its state, and without its name', async () => {
  const { calls } = open('orders', {
    'GET /api/admin/orders': ({ path }: Asked) => ({
      ...page,
      orders: [{ ...order, order_id: path.includes('place=bmV4dA') ? 502 : 501 }],
    }),
  })
  const row = await screen.findByRole('row', { name: /501/ })
  expect(row.textContent).toMatch(/4 on backorder.*211,75\s€/)
  expect(row.textContent).not.toContain('Gym Shop')
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(await screen.findByRole('row', { name: /502/ })).toBeTruthy()
  expect(calls('GET /api/admin/orders').every(({ path }) => path.includes('customer=7'))).toBe(true)
})

const mail = {
  ...{
    id: 9,
    kind: 'order-placed',
    recipient: 'bea@gym.test',
    subject: 'Your order 501',
    state: 'sent',
    failure: null,
  },
  ...{ created_at: '2031-05-06T12:00:00Z', sent_at: '2031-05-06T12:00:01Z' },
}

test('the mails to its users open beside the list', async () => {
  const { address } = open('mails', {
    'GET /api/admin/mails': { ...none, total: 1, mails: [mail] },
    'GET /api/admin/mails/9': { ...mail, html: '<p>Thank you.</p>', text: 'Thank you.', secret: null },
  })
  await userEvent.click(await screen.findByRole('link', { name: /Your order 501/ }))
  expect(await screen.findByRole('dialog', { name: /Your order 501/ })).toBeTruthy()
  expect(address()).toBe('/admin/customers/7?part=mails&mail=9')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/admin/customers/7?part=mails'))
})

test('its log says who did what in whose name', async () => {
  const { calls } = open('log', {
    'GET /api/admin/audit': {
      ...{ ...none, total: 1 },
      entries: [
        {
          ...{ id: 1, at: '2031-05-06T12:00:00Z', action: 'place order', subject: '501', details: {} },
          user: { name: 'Bea', email: 'bea@gym.test' },
          agent: { name: 'Ann', email: 'ann@house.test' },
        },
      ],
    },
  })
  const row = await screen.findByRole('row', { name: /501/ })
  expect(row.textContent).toMatch(/Bea.*Ann|Ann.*Bea/)
  expect(calls('GET /api/admin/audit')[0]?.path).toContain('customer=7')
})

test('its users stand with what each may and when they were here, and so does its key', async () => {
  open('access', {
    'GET /api/admin/customers/7/users': {
      users: [
        {
          ...{ id: 1, name: 'Bea', email: 'bea@gym.test', rights: ['order', 'prices'], is_technical: false },
          ...{ last_login_at: '2031-05-06T12:00:00Z', blocked_at: null, order_limit: 750 },
        },
        {
          ...{ id: 2, name: 'Till', email: 'till@gym.test', rights: [], is_technical: true },
          ...{ last_login_at: null, blocked_at: '2031-05-01T12:00:00Z', order_limit: null },
        },
      ],
    },
    'GET /api/admin/customers/7/logins': {
      sessions: [
        {
          ...{ name: 'Bea', email: 'bea@gym.test', began_at: '2031-05-06T12:00:00Z', ends_at: '2031-05-07T12:00:00Z' },
          agent: 'Ann',
        },
      ],
      failed: [],
    },
    'GET /api/admin/customers/7/api-use': {
      ...{ key: 'ff_…7f3a', made_at: '2031-05-01T12:00:00Z', made_by: 'Bea', last_used_at: null, references: 3 },
      ...{ push: null, further_keys: 2 },
    },
  })
  const users = within(await screen.findByRole('table', { name: /Users/ }))
  expect(users.getByRole('row', { name: /bea@gym\.test/ }).textContent).toMatch(
    /orders.*prices.*orders up to 750,00\s€ alone.*6 May.*active/,
  )
  const systems = users.getByRole('row', { name: /blocked/ })
  expect(systems.textContent).toMatch(/never.*blocked.*1 May/)
  expect(systems.textContent).not.toContain('Till')
  expect(await screen.findByText('ff_…7f3a')).toBeTruthy()
  expect(screen.getByText('Further keys').parentElement?.textContent).toContain('2')
})

test.each([
  ['orders', 'GET /api/admin/orders', { ...none, orders: [] }, 'No orders yet'],
  ['mails', 'GET /api/admin/mails', { ...none, mails: [] }, 'No mail yet'],
  ['log', 'GET /api/admin/audit', { ...none, entries: [] }, 'Nothing was changed yet'],
])('a part without anything says what will stand there: %s', async (part, call, answer, words) => {
  open(part, { [call]: answer })
  expect(await screen.findByText(words)).toBeTruthy()
})
