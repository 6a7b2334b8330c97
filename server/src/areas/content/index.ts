import type { Platform } from '../../platform/platform.ts'
import { serveContentDesk } from './desk.ts'
import { describeContent } from './heads.ts'
import { makePageViews } from './page-view.ts'
import { serveContent } from './routes.ts'
import type { StartDeps } from './start/goods.ts'
import { serveStart } from './start/register.ts'

export { type WrittenOf, writtenOf } from './heads.ts'
export { printPage } from './print-page.ts'
export { readRichText } from './rich-text.ts'
export { saveContentFile, saveContentPage } from './save-page.ts'
export { guardTexts } from './save-version.ts'

type Deps = Omit<StartDeps, 'db'>

export function registerContent(platform: Platform, deps: Deps): void {
  const views = makePageViews()
  serveContent(platform, { shop: deps.shop, views })
  serveContentDesk(platform, { shop: deps.shop, views })
  describeContent(platform, deps)
  serveStart(platform, deps)
}
