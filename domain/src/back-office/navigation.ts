import * as pages from './pages.ts'

/** Pages of the back office with the names of their titles, in the order of its navigation. */
export const navigation = [
  [pages.adminPage, 'office'],
  [pages.mailsPage, 'mails'],
  [pages.jobsPage, 'jobs'],
  [pages.auditPage, 'audit'],
  [pages.editionsPage, 'editions'],
  [pages.adminAwardsPage, 'awards'],
  [pages.rewardRulesPage, 'rewards'],
  [pages.contentDeskPage, 'pages'],
] as const
