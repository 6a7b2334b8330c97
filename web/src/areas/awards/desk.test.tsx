import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { AwardsDeskPage } from './AwardsDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })

const year = {
  name: 'Awards 2031',
  time_zone: 'Europe/Berlin',
  voting_start: '2031-05-04T22:00:00.000Z',
  voting_end: '2031-05-08T21:59:59.000Z',
  winner_start: '2031-05-10',
  visible_end: '2031-06-30',
  categories: [
    {
      id: 1,
      name: 'Best bar',
      nominees: [
        { id: 21, name: 'Oat Bar', brand_name: 'North', votes: 1 },
        { id: 22, name: 'Nut Bar', brand_name: 'South', votes: 3 },
      ],
      chosen_participant_id: null as number | null,
      winner_participant_id: 22,
    },
  ],
}

const open = (answers: Answers) =>
  openPage({ '/admin': AwardsDeskPage }, '/admin', { 'GET /api/current_user': operator, ...answers })

describe('the awards', () => {
  test('show votes and who wins as things stand; a choice is sent, and can be taken back', async () => {
    let now = year
    const { calls } = open({
      'GET /api/admin/awards': () => now,
      'PUT /api/admin/awards/categories/1/winner': ({ body }: { body: { participant_id: number | null } }) => {
        now = { ...year, categories: [{ ...year.categories[0]!, chosen_participant_id: body.participant_id }] }
        return { success: true }
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Winners' }))
    expect(table.getByRole('row', { name: /Best bar/ }).textContent).toMatch(/4.*Nut Bar/)
    const choice = table.getByRole('combobox', { name: 'Winner of Best bar' }) as HTMLSelectElement
    expect(choice.selectedOptions[0]?.textContent).toBe('The votes decide')
    await userEvent.selectOptions(choice, 'Oat Bar, North (1 vote)')
    await waitFor(() => expect(choice.value).toBe('21'))
    await userEvent.selectOptions(choice, 'The votes decide')
    await waitFor(() => expect(choice.value).toBe('votes'))
    expect(calls().map(({ body }) => body)).toEqual([{ participant_id: 21 }, { participant_id: null }])
  })

  test('dates are those of the show’s time zone; what is refused is said beside its input', async () => {
    const answers = [
      refusal(422, 'These dates do not follow each other.', [{ path: 'visible_end', detail: 'Too early.' }]),
      { ...year, visible_end: '2031-06-29' },
    ]
    const { calls } = open({
      'GET /api/admin/awards': year,
      'PATCH /api/admin/awards': () => answers.shift(),
    })
    expect(((await screen.findByLabelText('Voting ends')) as HTMLInputElement).value).toMatch(/^2031-05-08T23:59/)
    const last = screen.getByLabelText('Last day of the winners')
    await userEvent.clear(last)
    await userEvent.click(screen.getByRole('button', { name: 'Save dates' }))
    expect(screen.getAllByText('Please enter a day.').length).toBeGreaterThan(0)
    expect(calls()).toEqual([])
    await userEvent.type(last, '2031-05-09')
    await userEvent.click(screen.getByRole('button', { name: 'Save dates' }))
    expect((await screen.findAllByText('Too early.')).length).toBeGreaterThan(0)
    expect(calls()[0]?.body).toMatchObject({ voting_end: year.voting_end, visible_end: '2031-05-09' })
  })

  test('of a show without any say so', async () => {
    open({ 'GET /api/admin/awards': refusal(404, 'Not found.') })
    expect(await screen.findByText('This show has no awards')).toBeTruthy()
  })
})
