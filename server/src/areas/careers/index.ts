import type { Platform } from '../../platform/platform.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { serveApplicationsDesk } from './applications-desk.ts'
import { serveJobsDesk } from './desk.ts'
import { deleteApplicationsNightly } from './keep.ts'
import { serveCareers } from './routes.ts'

export { eraseApplications } from './erase.ts'
export { jobAt } from './jobs.ts'
export { careersPersonal } from './personal.ts'
export { type JobInput, saveJob } from './save-job.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters }

export function registerCareers(platform: Platform, deps: Deps): void {
  serveCareers(platform, deps)
  serveJobsDesk(platform, deps)
  serveApplicationsDesk(platform, deps)
  deleteApplicationsNightly(platform, deps.shop)
}
