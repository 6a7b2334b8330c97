import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { AccountPage } from './account/AccountPage.tsx'

afterEach(closePage)

const address = (id: number, purpose: 'invoice' | 'shipping', company: string) => ({
  ...{ id, purpose, company, is_default: true, first_name: '', last_name: '' },
  ...{ street: 'Quay', number: '1', zip: '3522', city: 'Utrecht', country: 'NL', gln: null },
})

test('the account shows where invoices and deliveries go (FF-863)', async () => {
  openPage({ '/account': AccountPage }, '/account', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/company/addresses': [address(1, 'invoice', 'Gym Shop'), address(2, 'shipping', 'Gym Shop Warehouse')],
  })
  const part = await screen.findByRole('heading', { level: 2, name: 'Addresses' })
  const listed = within(part.closest('section')!)
  expect((await listed.findAllByRole('heading', { level: 3 })).map(one => one.textContent)).toEqual([
    'Invoice address',
    'Delivery address',
  ])
  expect(listed.getByText('Gym Shop Warehouse')).toBeTruthy()
})
