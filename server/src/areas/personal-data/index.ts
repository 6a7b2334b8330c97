import { erasuresDeskPage } from '@fairfloor/domain/personal-data/desk-pages'
import { dataPage } from '@fairfloor/domain/personal-data/pages'
import { titles } from '@fairfloor/domain/personal-data/titles'
import type { PersonalRows } from '../../platform/personal.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Eraser } from '../../platform/strike.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ProveOwner } from '../people/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { deleteExportsNightly } from './delete-old.ts'
import { deleteFiles } from './erase.ts'
import { serveErasure } from './erasure.ts'
import { serveErasureDesk } from './erasure-desk.ts'
import { serveExports } from './exports.ts'
import { makeExports } from './make-export.ts'

export { personalDataPersonal } from './personal.ts'
export { personalDataRetained } from './retained.ts'

type Deps = {
  readonly shop: LiveShop
  readonly letters: Letters
  readonly catalogue: Catalogue
  readonly proveOwner: ProveOwner
  /** What each area keeps about people. */
  readonly lists: readonly PersonalRows[]
  /** What each area does with it when they are erased. */
  readonly erasers: readonly Eraser[]
}

/** What the shop keeps about a user: handed out as a file, and erased. */
export function registerPersonalData(platform: Platform, given: Deps): void {
  const deps = { ...given, publicUrl: platform.config.publicUrl }
  platform.pages.describe(dataPage, 'private', ({ language }) => ({ title: titles[language].data }))
  platform.pages.describe(erasuresDeskPage, 'private', ({ language }) => ({ title: titles[language].erasures }))
  serveExports(platform, deps)
  makeExports(platform, deps)
  deleteExportsNightly(platform, deps.shop)
  serveErasure(platform, deps)
  serveErasureDesk(platform, deps)
  deleteFiles(platform)
}
