import { activities } from '@fairfloor/domain/trade-show/activities'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { RewardsDeskPage } from './RewardsDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })

const rules = activities.map(activity => ({ activity, points: 5, cap: 30 }))

const open = (answers: Answers) =>
  openPage({ '/admin': RewardsDeskPage }, '/admin', { 'GET /api/current_user': operator, ...answers })

describe('the reward programme', () => {
  const points = () => screen.findByRole('textbox', { name: 'Points each: Guided tour' })

  test('is changed as a whole (TS-100)', async () => {
    const saved = { edition: 'Show 2031', rules: rules.map(rule => ({ ...rule, points: 7 })) }
    const { calls } = open({
      'GET /api/admin/rewards': { edition: 'Show 2031', rules },
      'PUT /api/admin/rewards': saved,
    })
    const input = (await points()) as HTMLInputElement
    await userEvent.clear(input)
    await userEvent.type(input, '7')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]?.body).toEqual({
      rules: rules.map(rule => (rule.activity === 'guided_tour' ? { ...rule, points: 7 } : rule)),
    })
  })

  test('takes whole numbers alone', async () => {
    open({ 'GET /api/admin/rewards': { edition: 'Show 2031', rules } })
    for (const wrong of ['x', '-1', '1.5', '100001']) {
      const input = await points()
      await userEvent.clear(input)
      await userEvent.type(input, wrong)
      expect(screen.getAllByText('No whole number').length).toBeGreaterThan(0)
      expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    }
  })
})
