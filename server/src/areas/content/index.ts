import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from '../seller/index.ts'
import { serveContentDesk } from './desk.ts'
import { describeContent } from './heads.ts'
import { serveContent } from './routes.ts'

export { type WrittenOf, writtenOf } from './heads.ts'
export { printPage } from './print-page.ts'
export { saveContentFile, saveContentPage } from './save-page.ts'

export function registerContent(platform: Platform, { shop }: { shop: LiveShop }): void {
  serveContent(platform)
  serveContentDesk(platform)
  describeContent(platform, shop)
}
