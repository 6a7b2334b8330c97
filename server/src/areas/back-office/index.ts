import * as pages from '@fairfloor/domain/back-office/pages'
import { titles } from '@fairfloor/domain/back-office/titles'
import type { Platform } from '../../platform/parts.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { serveAuditLog } from './audit-log.ts'
import { serveAwardDesk } from './awards.ts'
import { serveContentDesk } from './content-pages.ts'
import { serveEditions } from './editions.ts'
import { serveJobs } from './jobs.ts'
import { serveMails } from './mails.ts'
import { serveRewardRules } from './rewards.ts'

export { type AuditEntry, writeAudit } from './audit.ts'
export { backOfficeRetained } from './retained.ts'

/** The operator's calls: mails, jobs, audit log, editions. Each change is written into the audit log. */
export function registerBackOffice(platform: Platform, deps: { shows: Shows; catalogue: Catalogue }): void {
  serveMails(platform)
  serveJobs(platform)
  serveAuditLog(platform)
  serveEditions(platform, deps)
  serveRewardRules(platform, deps)
  serveAwardDesk(platform, deps)
  serveContentDesk(platform)
  for (const [page, name] of pageNames)
    platform.pages.describe(page, 'private', ({ language }) => ({ title: titles[language][name] }))
}

const pageNames = [
  [pages.adminPage, 'office'],
  [pages.mailsPage, 'mails'],
  [pages.jobsPage, 'jobs'],
  [pages.auditPage, 'audit'],
  [pages.editionsPage, 'editions'],
  [pages.adminAwardsPage, 'awards'],
  [pages.rewardRulesPage, 'rewards'],
  [pages.contentDeskPage, 'pages'],
] as const
