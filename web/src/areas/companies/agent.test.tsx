import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { AgentCustomerPage } from './AgentCustomerPage.tsx'
import { AgentCustomersPage } from './AgentCustomersPage.tsx'

afterEach(closePage)

const agent = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ALLOWED_TO_SWITCH'], ROLE_ALLOWED_TO_SWITCH: true })
const head = { id: 7, number: 'K-7', company: 'Gym Shop', country: 'NL', blocked_at: null }
const order = {
  ...{ order_id: 12, order_date: '2031-06-01T08:00:00Z', kind: 'shop', status: 'shipped' },
  ...{ external_reference: 'PO 1', carrier: 'DHL', open_quantity: 4 },
}
const open = (path: string, user: object = agent) =>
  openPage({ '/agent/customers': AgentCustomersPage, '/agent/customers/:agentCustomer': AgentCustomerPage }, path, {
    'GET /api/current_user': user,
    'GET /api/agent/customers': { customers: [head] },
    'GET /api/agent/customers/7': {
      ...{ ...head, approved_at: '2030-01-01T00:00:00Z', time_zone: 'Europe/Berlin', addresses: [] },
      users: [{ id: 3, name: 'Anna', email: 'anna@gym.test', last_login_at: null, blocked_at: null }],
    },
    'GET /api/agent/customers/7/orders': { next: null, previous: null, total: 1, orders: [order] },
    'POST /': { success: true },
  })

test('an agent finds a customer, reads its orders without prices, and acts for a user of it (FF-1247)', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { calls } = open('/agent/customers')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Company, number, place, person or order'), 'gym')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('link', { name: 'Gym Shop' }))
  await screen.findByText('PO 1')
  screen.getByText('4 on backorder')
  expect(document.body.textContent).not.toContain('€')
  await user.click(screen.getByRole('button', { name: 'Act for Anna' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(calls().at(-1)?.body).toEqual({ _switch_user: 'anna@gym.test' })
})

test('others read that the page is for customer service (FF-1248)', async () => {
  const { calls } = open('/agent/customers/7', buyer())
  await screen.findByText('This page is for customer service')
  expect(calls('GET').some(({ path }) => path.startsWith('/api/agent'))).toBe(false)
})
