import * as weekPages from '@fairfloor/domain/newcomer-week/pages'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import type { Platform } from '../../platform/platform.ts'
import { headTexts } from './head-texts.ts'

/** The heads of the event's pages: only its entry is for everybody. */
export function describeWeekPages({ pages }: Pick<Platform, 'pages'>): void {
  pages.describe(weekPages.weekPage, 'found', ({ language }) => ({
    title: titles[language].week,
    description: headTexts[language].week,
  }))
  const named = [
    [weekPages.weekHomePage, 'week'],
    [weekPages.weekBrandsPage, 'brands', 'showcase/Brands'],
    [weekPages.weekProductsPage, 'products', 'showcase/Products'],
    [weekPages.weekFavouritesPage, 'favourites', 'favourites/Favourites'],
    [weekPages.weekBasketPage, 'basket', 'basket/OwnBasket'],
    [weekPages.weekArticlesPage, 'articles', 'articles/AllArticles'],
  ] as const
  for (const [page, title, contents] of named)
    pages.describe(
      page,
      'private',
      ({ language }) => ({ title: titles[language][title] }),
      ({ isOpen }) => (isOpen && contents ? { modules: [`areas/newcomer-week/${contents}`], files: [] } : undefined),
    )
}
