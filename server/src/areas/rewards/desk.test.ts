import { activities } from '@fairfloor/domain/trade-show/activities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let operator: Browser

beforeAll(async () => {
  show = await testShow()
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => show.app.close())

const ADDRESS = '/api/admin/rewards'
const change = (rules: object[], browser = operator) =>
  browser.call({ method: 'PUT', url: ADDRESS, payload: { rules } })

describe('the rules of the reward programme', () => {
  test('start at nothing for every activity', async () => {
    expect((await operator.get(ADDRESS)).json()).toEqual({
      edition: 'Show 2031',
      rules: activities.map(activity => ({ activity, points: 0, cap: 0 })),
    })
  })

  test('are changed by the operator, count at once, and stand in the audit log (TS-100)', async () => {
    const answer = await change([
      { activity: 'guided_tour', points: 40, cap: 1 },
      { activity: 'order_placed', points: 9, cap: 9 },
      { activity: 'order_placed', points: 15, cap: 30 },
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().rules).toContainEqual({ activity: 'order_placed', points: 15, cap: 30 })
    const buyer = await show.as(ACCOUNTS.buyer)
    await buyer.post('/api/virtual-trade-show/view-guided-tour', {})
    await show.app.platform.outbox.drain()
    const points = (await buyer.get('/api/virtual-trade-show/user-rewards')).json()
    expect(points).toEqual([
      { description: 'Guided tour', points: 40, count: 1, user_points: 40, cap: 1 },
      { description: 'Order placed', points: 15, count: 0, user_points: 0, cap: 30 },
      { description: 'Total', points: null, count: null, user_points: 40, cap: null },
    ])
    const { entries } = (await operator.get('/api/admin/audit?search=rewards')).json()
    expect(entries).toMatchObject([
      {
        action: 'change rewards',
        subject: 'Show 2031',
        details: {
          guided_tour: { before: '0 × 0', after: '40 × 1' },
          order_placed: { before: '0 × 0', after: '15 × 30' },
        },
      },
    ])
  })

  test.each([
    [{ activity: 'guided_tour', points: -1, cap: 1 }],
    [{ activity: 'guided_tour', points: 1.5, cap: 1 }],
    [{ activity: 'guided_tour', points: 5, cap: 100_001 }],
    [{ activity: 'dancing', points: 5, cap: 1 }],
  ])('refuse %o', async rule => expect((await change([rule])).statusCode).toBe(400))

  test('are nobody else’s business', async () => {
    for (const [who, status] of [
      [ACCOUNTS.buyer, 403],
      [ACCOUNTS.organiser, 403],
    ] as const) {
      const browser = await show.as(who)
      expect((await browser.get(ADDRESS)).statusCode).toBe(status)
      expect((await change([], browser)).statusCode).toBe(status)
    }
    expect((await show.app.browser().get(ADDRESS)).statusCode).toBe(401)
  })
})
