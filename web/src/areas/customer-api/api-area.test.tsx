import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ApiPage } from './ApiPage.tsx'

afterEach(closePage)

const open = (user: object, address = '/service-center/api') =>
  openPage({ [address]: ApiPage }, address, { 'GET /api/current_user': user })

test.each(['/service-center/api', '/service-center/api/index'])(
  '%s is the overview, with the area’s pages beside it',
  async address => {
    open(buyer({ has_api_access: true }), address)
    await screen.findByRole('heading', { level: 1, name: 'API' })
    const links = within(screen.getByRole('navigation', { name: 'API area' }))
    const here = links.getByRole('link', { current: 'page' })
    expect([here.textContent, here.getAttribute('href')]).toEqual(['Overview', '/service-center/api'])
  },
)

test('without API access it says so, and whom to ask', async () => {
  open(buyer())
  await screen.findByText('Your company has no API access yet')
  expect(screen.getByRole('link', { name: 'desk@lift.test' })).toHaveProperty('href', 'mailto:desk@lift.test')
  expect(screen.queryByRole('navigation', { name: 'API area' })).toBeNull()
})

test('a visitor logs in first', async () => {
  open(visitor)
  await screen.findByLabelText('Password')
  expect(screen.queryByRole('navigation', { name: 'API area' })).toBeNull()
})
