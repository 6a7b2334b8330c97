import type { Right } from '@fairfloor/domain/viewer'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { CardPanel } from './CardPanel.tsx'

const Panel = () => <CardPanel orderId={501} isCancelled={false} changes={[]} />

afterEach(closePage)

const open = (rights: Right[], due: number | null) =>
  openPage({ '/panel': Panel }, '/panel', {
    'GET /api/current_user': buyer({ rights }),
    'GET /api/onlineshop/orders/501/card-payment': {
      state: 'to pay',
      due,
      held_until: '2031-05-12T10:30:00Z',
      last_try: null,
      refunds: [],
      time_zone: 'Europe/Amsterdam',
    },
  })

test('who may order and sees prices pays by card', async () => {
  open(['order', 'prices'], 60)
  expect(await screen.findByRole('button', { name: /60/ })).toBeTruthy()
})

test('who does not see prices has no button to pay, as the provider shows the amount (FF-931)', async () => {
  open(['order'], null)
  expect((await screen.findByRole('status')).textContent).toMatch(/12:30/)
  expect(screen.queryByRole('button')).toBeNull()
})
