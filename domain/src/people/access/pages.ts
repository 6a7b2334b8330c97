import { getWeekMails } from '../../newcomer-week/mails-contract.ts'
import { ask, page } from '../../page.ts'
import { getReminders } from '../../stock/alerts/contract.ts'
import { ACCOUNT } from './addresses.ts'
import { getColleagues } from './contract.ts'

const AREA = 'areas/people/account'
const OF_ACCOUNT = { table: 'app/AccountPages' } as const

export const colleaguesPage = page(`${ACCOUNT}/users`, {
  ...OF_ACCOUNT,
  module: `${AREA}/ColleaguesPage`,
  who: 'users',
  buyersData: () => [ask(getColleagues, {})],
})

export const notificationsPage = page(`${ACCOUNT}/notifications`, {
  ...OF_ACCOUNT,
  module: `${AREA}/NotificationsPage`,
  who: 'users',
  data: () => [ask(getReminders, {})],
  buyersData: () => [ask(getWeekMails, {})],
})

export const invitationPage = page(`${ACCOUNT}/invitation`, { ...OF_ACCOUNT, module: `${AREA}/InvitationPage` })
