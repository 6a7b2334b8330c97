import { dataPage } from '@fairfloor/domain/personal-data/pages'
import { titles } from '@fairfloor/domain/personal-data/titles'
import type { PersonalRows } from '../../platform/personal.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { deleteExportsNightly } from './delete-old.ts'
import { serveExports } from './exports.ts'
import { makeExports } from './make-export.ts'

export { personalDataPersonal } from './personal.ts'

type Deps = {
  readonly shop: LiveShop
  readonly letters: Letters
  readonly catalogue: Catalogue
  /** What each area keeps about people. */
  readonly lists: readonly PersonalRows[]
}

/** What the shop keeps about a user: handed out as a file. */
export function registerPersonalData(platform: Platform, deps: Deps): void {
  platform.pages.describe(dataPage, 'private', ({ language }) => ({ title: titles[language].data }))
  serveExports(platform)
  makeExports(platform, deps)
  deleteExportsNightly(platform, deps.shop)
}
