import type { StaffInvitation } from '@fairfloor/domain/people/access/desk-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { PeopleDeskPage } from './PeopleDeskPage.tsx'

afterEach(closePage)

const INVITATIONS = '/api/admin/people/invitations'
const elin: StaffInvitation = {
  ...{ id: 3, email: 'elin@north.test', name: 'Elin', role: 'exhibitor', brand: 'North', state: 'waiting' },
  ...{ invited_at: '2031-05-06T12:00:00Z', invited_by: 'Olga', expires_at: '2031-05-13T12:00:00Z', mails_left: 2 },
}
const late: StaffInvitation = {
  ...{
    ...elin,
    id: 4,
    email: 'tom@house.test',
    name: 'Tom',
    role: 'agent',
    brand: null,
    state: 'ended',
    mails_left: 0,
  },
}
const people = (...invitations: StaffInvitation[]) => ({
  ...{ next: null, previous: null, total: 0, time_zone: 'Europe/Berlin', people: [], brands: [], invitations },
})
const open = (answers: Answers = {}) =>
  openPage({ '/people': PeopleDeskPage }, '/people', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/people': people(elin, late),
    ...answers,
  })
const table = async () => within(await screen.findByRole('table', { name: 'Invited staff' }))

test('who is invited stands with role and the end of the link; one whose mails are used up gets no further one', async () => {
  open()
  expect((await table()).getByRole('row', { name: /Elin/ }).textContent).toMatch(/elin@north\.test.*North.*13 May/)
  const row = (await table()).getByRole('row', { name: /Tom/ })
  expect(row.textContent).toContain('Link has ended')
  expect(within(row).queryByRole('button', { name: /^Mail/ })).toBeNull()
})

test('an invitation is mailed again and taken back, once each; a refusal stands beside it', async () => {
  const lists = [people(elin), people(elin), people()]
  const { calls } = open({
    'GET /api/admin/people': () => (lists.length > 1 ? lists.shift() : lists[0]),
    [`POST ${INVITATIONS}/3/mail`]: refusal(409, 'It was accepted already.'),
    [`DELETE ${INVITATIONS}/3`]: { invitations: [] },
  })
  await userEvent.dblClick(
    (await table()).getByRole('button', { name: 'Mail the invitation to elin@north.test again' }),
  )
  expect(await (await table()).findByText('It was accepted already.')).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/admin/people')).toHaveLength(2))
  await userEvent.dblClick((await table()).getByRole('button', { name: 'Take back the invitation of elin@north.test' }))
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Invited staff' })).toBeNull())
  expect(calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${INVITATIONS}/3/mail`,
    `DELETE ${INVITATIONS}/3`,
  ])
})
