import { navigation } from '@fairfloor/domain/back-office/navigation'
import { titles } from '@fairfloor/domain/back-office/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveAuditLog } from './audit-log.ts'
import { serveJobs } from './jobs.ts'
import { serveMails } from './mails.ts'

export { type AuditEntry, writeAudit } from './audit.ts'
export { backOfficeRetained } from './retained.ts'

/**
 * The operator's own pages: mails, jobs, the audit log, and titles. Changes in an area are served by its `desk.ts`,
 * which writes each into the audit log.
 */
export function registerBackOffice(platform: Platform): void {
  serveMails(platform)
  serveJobs(platform)
  serveAuditLog(platform)
  for (const [page, name] of navigation)
    platform.pages.describe(page, 'private', ({ language }) => ({ title: titles[language][name] }))
}
