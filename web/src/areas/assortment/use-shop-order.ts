import type { OrderedLines } from '../catalogue/ordered-lines.ts'

/** Storage name of the quantities that are typed anywhere in the shop and not yet in the basket. */
export const SHOP_LIST = 'shop'

const noLines: OrderedLines = { lines: new Map(), news: new Map(), change: () => {}, remove: () => {} }
const shopOrder = { order: noLines, closed: '', isListOnly: true, onFinish: () => {} }

/** What the cells of the shop fill, and who may fill them. */
export const useShopOrder = (): typeof shopOrder => shopOrder
