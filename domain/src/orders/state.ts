import { countText } from '../formats.ts'
import type { Language } from '../language.ts'
import type { OrderStatus } from './kinds.ts'
import { stateTexts } from './state-texts.ts'

/** Pieces of an order: all that are not cancelled, and of these what the carrier has. */
export type HandedOver = { readonly ordered_quantity: number; readonly handed_over_quantity: number }

/** Whether a part of an order has left, neither nothing nor all. */
export const isPartShipped = ({ ordered_quantity: ordered, handed_over_quantity: left }: HandedOver): boolean =>
  left > 0 && left < ordered

/** How much of an order has left, '64 of 104'; null unless it is a part. */
export const partText = (order: HandedOver, language: Language): string | null =>
  isPartShipped(order)
    ? stateTexts[language].of(countText(order.handed_over_quantity), countText(order.ordered_quantity))
    : null

/** Its state for people: the status, and how much has left where that is a part: 'Partly shipped, 64 of 104'. */
export function stateText(order: HandedOver & { readonly status: OrderStatus }, language: Language): string {
  const t = stateTexts[language]
  const part = partText(order, language)
  if (part === null) return t.statuses[order.status]
  return order.status === 'shipped'
    ? `${t.partlyShipped}, ${part}`
    : `${t.statuses[order.status]}, ${t.shippedOf(part)}`
}
