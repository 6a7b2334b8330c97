import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { AdminFrame } from './AdminFrame.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const page = (
  <AdminFrame title="Bank entries" lead="What the bank says.">
    <p>The sums</p>
  </AdminFrame>
)
const open = (who: object) => openPage({ '/admin/*': page }, '/admin/payments/bank', { 'GET /api/current_user': who })

test('a visitor is asked to log in, and sees nothing of the page', async () => {
  open(visitor)
  await screen.findByLabelText('Username')
  screen.getByRole('heading', { level: 1, name: 'Back office' })
  expect(screen.queryByText('The sums')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the operator goes from page to page by the list; the current one is marked, not the one above it', async () => {
  const { address } = open(operator)
  await screen.findByText('The sums')
  screen.getByRole('heading', { level: 1, name: 'Bank entries' })
  const [beside, folded] = screen.getAllByRole('navigation', { name: 'Back office' })
  for (const list of [beside!, folded!]) {
    const sales = within(list).getByRole('list', { name: 'Sales' })
    const current = [...list.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
    expect(current).toEqual(['Bank entries'])
    expect(within(sales).getByText('Payments').getAttribute('href')).toBe('/admin/payments')
  }
  await userEvent.click(within(folded!).getByText('Audit log'))
  expect(address()).toBe('/admin/audit')
})
