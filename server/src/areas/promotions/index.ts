import { servePromotions } from './routes.ts'

export { type Asked, type Offer, openPromotions, type PricedLine, type Promotions } from './promotions.ts'

export const registerPromotions = servePromotions
