import {
  brandsDeskPage,
  categoriesDeskPage,
  importDeskPage,
  productDeskPage,
  productsDeskPage,
} from '@fairfloor/domain/catalogue/desk-pages'
import { titles } from '@fairfloor/domain/catalogue/titles'
import type { Platform } from '../../../platform/platform.ts'
import type { Catalogue } from '../live.ts'
import { serveBrandDesk } from './brands.ts'
import { serveCategoryDesk } from './categories.ts'
import { serveCreation } from './create.ts'
import { serveFlavourFinder } from './flavour-finder.ts'
import { serveFollowing } from './follow-import.ts'
import { serveFoodDesk } from './food.ts'
import { type ImportDesk, serveImportDesk } from './imports.ts'
import { serveNutritionDesk } from './nutrition.ts'
import { servePictureDesk } from './pictures.ts'
import { serveProductList } from './product-list.ts'
import { serveProductDesk } from './products.ts'

/** The operator's desk for the range. */
export function serveRangeDesk(platform: Platform, catalogue: Catalogue, imports: ImportDesk): void {
  serveBrandDesk(platform, catalogue)
  serveCategoryDesk(platform, catalogue)
  serveProductList(platform, catalogue)
  serveFlavourFinder(platform, catalogue)
  serveProductDesk(platform, catalogue)
  serveFoodDesk(platform, catalogue)
  serveNutritionDesk(platform, catalogue)
  serveCreation(platform, catalogue)
  servePictureDesk(platform, catalogue)
  serveFollowing(platform, catalogue)
  serveImportDesk(platform, imports)
  const { pages } = platform
  pages.describe(categoriesDeskPage, 'private', ({ language }) => ({ title: titles[language].categories }))
  pages.describe(importDeskPage, 'private', ({ language }) => ({ title: titles[language].imports }))
  pages.describe(brandsDeskPage, 'private', ({ language }) => ({ title: titles[language].brands }))
  pages.describe(productsDeskPage, 'private', ({ language }) => ({ title: titles[language].products }))
  pages.describe(productDeskPage, 'private', ({ language }) => ({ title: titles[language].products }))
}
