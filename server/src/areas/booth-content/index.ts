import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ListRates } from '../seller/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { serveMedia } from './media-routes.ts'
import { serveContent } from './routes.ts'
import { serveShowcase } from './showcase-routes.ts'

export { type Contents, openContents } from './contents.ts'
export { isVideo } from './media-type.ts'
export { boothContentPersonal } from './personal.ts'
export { type HighlightInput, saveBrandVideos, saveHighlights, saveVitrines } from './save-content.ts'
export { isKeptMedia, type KeptMedia, keepMedia, type MediaInput, mediaLink, saveMedia } from './save-media.ts'

type Deps = { catalogue: Catalogue; shows: Shows; listRates: ListRates }

export function registerBoothContent(platform: Platform, deps: Deps): void {
  serveContent(platform, deps)
  serveMedia(platform, deps)
  serveShowcase(platform, deps)
}
