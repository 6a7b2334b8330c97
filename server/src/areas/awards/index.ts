import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { serveAwardDesk } from './desk.ts'
import { serveAwards } from './routes.ts'

export { awardsPersonal } from './personal.ts'
export { type AwardYearInput, type CategoryInput, saveAwards } from './save-awards.ts'

export function registerAwards(platform: Platform, deps: { catalogue: Catalogue; shows: Shows }): void {
  serveAwards(platform, deps)
  serveAwardDesk(platform, deps)
}
