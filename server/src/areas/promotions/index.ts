import { servePromotions } from './routes.ts'

export { type Asked, type Offer, openPromotions, type PricedLine, type Promotions } from './promotions.ts'
export { readCampaigns } from './read.ts'
export { saveClearances, setBrandOfMonth, setProductOfWeek } from './save-campaigns.ts'
export { savePromotion } from './save-promotion.ts'

export const registerPromotions = servePromotions
