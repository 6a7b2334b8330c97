import type { PromotionBody } from '@fairfloor/domain/promotions/desk-contract'
import { refuse } from '@fairfloor/domain/promotions/refusals'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import type { FieldError } from '@fairfloor/domain/refusal'
import type { Snapshot } from '../../catalogue/index.ts'
import type { PromotionInput } from '../save-promotion.ts'

/**
 * A promotion as the operator has typed it.
 * @throws Refusal promotion_incomplete, window_out_of_order, not_in_range
 */
export function checkedInput(
  body: PromotionBody,
  { snapshot, groups, banner }: { snapshot: Snapshot; groups: ReadonlyMap<number, string>; banner: string | null },
): PromotionInput {
  const terms = termsOf(body)
  const missing: FieldError[] = [
    ...(body.name.trim() === '' ? [{ path: 'name', detail: 'A promotion needs a name.' }] : []),
    ...(terms ? [] : [{ path: 'kind', detail: 'Something of what the promotion gives is missing.' }]),
    ...(body.size_ids.length + body.brand_ids.length === 0
      ? [{ path: 'size_ids', detail: 'A promotion needs sizes or brands.' }]
      : []),
  ]
  if (!terms || missing.length > 0) throw refuse('promotion_incomplete', undefined, missing)
  const start = new Date(body.start)
  const end = new Date(body.end)
  checkWindow(start, end)
  if (!body.size_ids.every(id => snapshot.sizes.has(id))) throw refuse('not_in_range').at('size_ids')
  if (!body.brand_ids.every(id => snapshot.brands.has(id))) throw refuse('not_in_range').at('brand_ids')
  if (!body.group_ids.every(id => groups.has(id))) throw refuse('not_in_range').at('group_ids')
  return {
    name: body.name.trim(),
    texts: body.text,
    banner,
    start,
    end,
    terms,
    groups: [...new Set(body.group_ids)],
    sizeIds: [...new Set(body.size_ids)],
    brandIds: [...new Set(body.brand_ids)],
  }
}

/** @throws Refusal window_out_of_order, also for years that no date of the shop has */
export function checkWindow(start: Date, end: Date | null): void {
  if (!isStorable(start)) throw refuse('window_out_of_order').at('start')
  if (end && (!isStorable(end) || end < start)) throw refuse('window_out_of_order').at('end')
}

/** Years have four digits in UTC: the database and the texts show no others. */
const isStorable = (at: Date): boolean => at.getTime() > 0 && /^\d{4}-/.test(at.toISOString())
