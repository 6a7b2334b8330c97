import { getAwardYear } from '../awards/desk-contract.ts'
import { getDeskPages } from '../content/desk-contract.ts'
import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { getAuditLog, getEditions, getFailedEvents, getJobs, getMail, getMails } from './contract.ts'
import { auditAt, jobsAt, mailsAt, openMailAt } from './lists.ts'
import { getRewardRules } from './rewards-contract.ts'

const who = 'operator'
/** Instants are written in its time zone. */
const theShow = ask(getVts, {})

export const adminPage = page('/admin', {
  module: 'areas/back-office/AdminPage',
  who,
  data: () => [
    ask(getMails, { query: {} }),
    ask(getMails, { query: { state: 'failed' } }),
    ask(getJobs, { query: {} }),
    ask(getFailedEvents, {}),
    ask(getAuditLog, { query: {} }),
    ask(getEditions, {}),
  ],
})

export const mailsPage = page('/admin/mails', {
  module: 'areas/back-office/MailsPage',
  who,
  data: ({ query }) => {
    const id = openMailAt(query)
    return [
      theShow,
      ask(getMails, { query: mailsAt(query) }),
      ...(id === null ? [] : [ask(getMail, { params: { id } })]),
    ]
  },
})

export const jobsPage = page('/admin/jobs', {
  module: 'areas/back-office/JobsPage',
  who,
  data: ({ query }) => [theShow, ask(getFailedEvents, {}), ask(getJobs, { query: jobsAt(query) })],
})

export const auditPage = page('/admin/audit', {
  module: 'areas/back-office/AuditPage',
  who,
  data: ({ query }) => [theShow, ask(getAuditLog, { query: auditAt(query) })],
})

export const editionsPage = page('/admin/editions', {
  module: 'areas/back-office/EditionsPage',
  who,
  data: () => [ask(getEditions, {})],
})

export const adminAwardsPage = page('/admin/awards', {
  module: 'areas/back-office/AdminAwardsPage',
  who,
  data: () => [ask(getAwardYear, {})],
})

export const contentDeskPage = page('/admin/pages', {
  module: 'areas/back-office/PagesPage',
  who,
  data: () => [ask(getDeskPages, {})],
})

export const rewardRulesPage = page('/admin/rewards', {
  module: 'areas/back-office/RewardsPage',
  who,
  data: () => [ask(getRewardRules, {})],
})
