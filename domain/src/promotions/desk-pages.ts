import { ask, page } from '../page.ts'
import { getDeskBanner, getDeskBanners } from './banner-contract.ts'
import { getCampaigns, getClearances, getPromotion, getPromotionChoices, getPromotions } from './desk-reads-contract.ts'
import { bannersAt, clearancesAt, openAt, promotionsAt } from './lists.ts'

export const promotionsDeskPage = page('/admin/promotions', {
  module: 'areas/promotions/PromotionsDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const open = openAt(query)
    return [
      ask(getPromotions, { query: promotionsAt(query) }),
      ...(open === null ? [] : [ask(getPromotionChoices, { query: { search: '' } })]),
      ...(typeof open === 'number' ? [ask(getPromotion, { params: { id: open } })] : []),
    ]
  },
})

export const clearanceDeskPage = page('/admin/clearance', {
  module: 'areas/promotions/ClearanceDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getClearances, { query: clearancesAt(query) })],
})

export const campaignsDeskPage = page('/admin/campaigns', {
  module: 'areas/promotions/CampaignsDeskPage',
  who: 'operator',
  data: () => [ask(getCampaigns, {})],
})

export const bannersDeskPage = page('/admin/banners', {
  module: 'areas/promotions/BannersDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const open = openAt(query)
    return [
      ask(getDeskBanners, { query: bannersAt(query) }),
      ...(typeof open === 'number' ? [ask(getDeskBanner, { params: { id: open } })] : []),
    ]
  },
})
