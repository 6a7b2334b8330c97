import type { Answer } from '@fairfloor/domain/endpoint'
import type { getPromotion, PromotionBody } from '@fairfloor/domain/promotions/desk-contract'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'

export type Promotion = Answer<typeof getPromotion>
export interface Named {
  id: number
  name: string
}

/** A promotion as it is typed: numbers and instants are texts, and every kind keeps its fields. */
export interface Draft {
  name: string
  en: string
  de: string
  kind: PromotionBody['kind']
  percent: string
  from: string
  paid: string
  free: string
  unit: NonNullable<PromotionBody['unit']>
  start: string
  end: string
  groupIds: readonly number[]
  brands: readonly Named[]
  sizes: readonly Named[]
}

export function draftOf(promotion: Promotion | null, timeZone: string): Draft {
  const text = (number: number | null | undefined) => (number == null ? '' : String(number))
  return {
    name: promotion?.name ?? '',
    en: promotion?.text.en ?? '',
    de: promotion?.text.de ?? '',
    kind: promotion?.kind ?? 'percent',
    percent: text(promotion?.percent),
    from: text(promotion?.from),
    paid: text(promotion?.paid),
    free: text(promotion?.free),
    unit: promotion?.unit ?? 'case',
    start: promotion ? wallClock(promotion.start, timeZone) : '',
    end: promotion ? wallClock(promotion.end, timeZone) : '',
    groupIds: promotion?.group_ids ?? [],
    brands: promotion?.brands ?? [],
    sizes: promotion?.single_sizes ?? [],
  }
}

/** Fields of each kind, in the order of the form. */
export const numbersOf = {
  percent: ['percent'],
  quantity: ['percent', 'from'],
  free: ['paid', 'free'],
} as const satisfies Record<Draft['kind'], readonly (keyof Draft)[]>

const MOST = { percent: 99, from: 9999, paid: 9999, free: 9999 }
type NumberField = keyof typeof MOST

/** A whole number of a field; null for anything else. */
export function numberIn(draft: Draft, field: NumberField): number | null {
  const typed = draft[field].trim()
  const number = Number(typed)
  return /^\d{1,4}$/.test(typed) && number >= 1 && number <= MOST[field] ? number : null
}

export const hasGoods = ({ brands, sizes }: Pick<Draft, 'brands' | 'sizes'>): boolean =>
  brands.length + sizes.length > 0

/** What is sent; null while something is missing. */
export function bodyOf(draft: Draft, timeZone: string): PromotionBody | null {
  const start = instantOf(draft.start, timeZone)
  const end = instantOf(draft.end, timeZone)
  const wanted: readonly NumberField[] = numbersOf[draft.kind]
  const number = (field: NumberField) => (wanted.includes(field) ? numberIn(draft, field) : null)
  if (!start || !end || draft.name.trim() === '' || !hasGoods(draft)) return null
  if (wanted.some(field => number(field) === null)) return null
  return {
    name: draft.name.trim(),
    text: { en: draft.en.trim(), de: draft.de.trim() },
    kind: draft.kind,
    percent: number('percent'),
    from: number('from'),
    paid: number('paid'),
    free: number('free'),
    unit: draft.kind === 'percent' ? null : draft.unit,
    start: start.toISOString(),
    end: end.toISOString(),
    group_ids: [...draft.groupIds],
    brand_ids: draft.brands.map(({ id }) => id),
    size_ids: draft.sizes.map(({ id }) => id),
  }
}
