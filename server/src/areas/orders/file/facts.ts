import { type Day, dayIn } from '@fairfloor/domain/day'
import { calendarDay } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { stateText } from '@fairfloor/domain/orders/state'
import { documentWords, paymentName } from '../../billing/index.ts'
import type { StoredOrder } from '../queries.ts'
import { fileTexts } from './texts.ts'

/** What the files say of an order besides its lines; the number first. */
export function factsOf(
  { order, placedBy, agent, approvedBy, handedOver }: StoredOrder,
  language: Language,
  timeZone: string,
): readonly (readonly [name: string, value: string | null])[] {
  const t = fileTexts[language]
  const dayText = (day: Day | string) => calendarDay(day, language, { year: true })
  return [
    [t.number, String(order.id)],
    [t.date, dayText(dayIn(order.placedAt, timeZone))],
    [t.status, stateText({ ...handedOver, status: order.status }, language)],
    [t.reference, order.externalReference],
    [t.placedBy, agent ? t.through(placedBy, agent) : placedBy],
    [t.approvedBy, approvedBy],
    [t.payment, paymentName(order.paymentMethod, documentWords(language))],
    [t.carrier, order.carrier],
    [t.delivery, order.kind === 'shop' || order.kind === 'newcomer-week' ? t.deliveries[order.delivery] : null],
    [t.wishedOn, order.wishedOn && dayText(order.wishedOn)],
  ]
}
