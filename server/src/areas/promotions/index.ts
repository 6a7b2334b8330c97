import {
  bannersDeskPage,
  campaignsDeskPage,
  clearanceDeskPage,
  promotionsDeskPage,
} from '@fairfloor/domain/promotions/desk-pages'
import { titles } from '@fairfloor/domain/promotions/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveBannerDesk } from './desk/banners.ts'
import { serveCampaignDesk } from './desk/campaigns.ts'
import { serveClearanceDesk } from './desk/clearance.ts'
import { type Deps, servePromotionDesk } from './desk/promotions.ts'
import { servePromotions } from './routes.ts'

export { type Asked, type Offer, openPromotions, type PricedLine, type Promotions } from './promotions.ts'
export { readCampaigns } from './read.ts'
export { removeBanners, saveBanner } from './save-banner.ts'
export { saveClearances, setBrandOfMonth, setProductOfWeek } from './save-campaigns.ts'
export { savePromotion } from './save-promotion.ts'

export function registerPromotions(platform: Platform, deps: Deps): void {
  servePromotions(platform, deps)
  const { pages } = platform
  pages.describe(promotionsDeskPage, 'private', ({ language }) => ({ title: titles[language].promotions }))
  pages.describe(clearanceDeskPage, 'private', ({ language }) => ({ title: titles[language].clearance }))
  pages.describe(campaignsDeskPage, 'private', ({ language }) => ({ title: titles[language].campaigns }))
  pages.describe(bannersDeskPage, 'private', ({ language }) => ({ title: titles[language].banners }))
  servePromotionDesk(platform, deps)
  serveBannerDesk(platform, deps)
  serveClearanceDesk(platform, deps)
  serveCampaignDesk(platform, deps)
}
