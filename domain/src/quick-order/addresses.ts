import { fairQuickOrderPage, quickOrderPage } from './pages.ts'

/** Where a quick order goes. */
export const counters = ['shop', 'fair'] as const

export type Counter = (typeof counters)[number]

const counterAddress = (at: Counter): string => (at === 'fair' ? fairQuickOrderPage : quickOrderPage).path

/** The quick order filled with an order, or with some of its lines. */
export const reorderAddress = (orderId: number, lines: readonly number[] = [], at: Counter = 'shop'): string =>
  `${counterAddress(at)}?order=${orderId}${lines.length > 0 ? `&lines=${lines.join(',')}` : ''}`

/** The quick order filled with an order list. */
export const orderListAddress = (listId: number, at: Counter = 'shop'): string => `${counterAddress(at)}?list=${listId}`
