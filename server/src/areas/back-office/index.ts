import { adminPage, auditPage, jobsPage, mailsPage } from '@fairfloor/domain/back-office/desk-pages'
import { titles } from '@fairfloor/domain/back-office/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveAuditLog } from './audit-log.ts'
import { serveJobs } from './jobs.ts'
import { serveLater } from './later.ts'
import { serveListViews } from './list-views.ts'
import { serveMails } from './mails.ts'

export { type AuditEntry, differences, writeAudit } from './audit.ts'
export { auditOf, changedByAgents, doneSince } from './audit-log.ts'
export { eraseFromAudit } from './erase.ts'
export { mentions } from './mentions.ts'
export { backOfficePersonal } from './personal.ts'
export { backOfficeRetained } from './retained.ts'

/**
 * The operator's own pages: mails, jobs, the audit log. Changes in an area are served by its `desk.ts`, which writes each
 * into the audit log.
 */
export function registerBackOffice(platform: Platform): void {
  serveMails(platform)
  serveJobs(platform)
  serveLater(platform)
  serveAuditLog(platform)
  serveListViews(platform)
  const { pages } = platform
  pages.describe(adminPage, 'private', ({ language }) => ({ title: titles[language].office }))
  pages.describe(mailsPage, 'private', ({ language }) => ({ title: titles[language].mails }))
  pages.describe(jobsPage, 'private', ({ language }) => ({ title: titles[language].jobs }))
  pages.describe(auditPage, 'private', ({ language }) => ({ title: titles[language].audit }))
}
