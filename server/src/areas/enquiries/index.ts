import type { Platform } from '../../platform/platform.ts'
import { serveEnquiriesDesk } from './desk.ts'
import { serveEnquiries } from './routes.ts'

export { enquiriesRetained } from './retained.ts'

/** Questions to booths and wishes to be called, answered by mail or in the back office. */
export function registerEnquiries(platform: Platform, deps: Parameters<typeof serveEnquiries>[1]): void {
  serveEnquiries(platform, deps)
  serveEnquiriesDesk(platform, deps)
}
