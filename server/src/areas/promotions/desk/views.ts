import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrl } from '@fairfloor/domain/pictures'
import type { getPromotion, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import type { Promotion } from '@fairfloor/domain/promotions/promotion'
import { stateOf } from '@fairfloor/domain/promotions/states'
import { versionOf } from '../../../platform/form-version.ts'
import type { Snapshot } from '../../catalogue/index.ts'
import { termsView } from '../views.ts'
import { brandNames, includedIn, namedSizes } from './names.ts'

export type Look = {
  readonly snapshot: Snapshot
  /** Names of price groups by id. */
  readonly groups: ReadonlyMap<number, string>
  readonly now: Date
}

type Row = Answer<typeof getPromotions>['promotions'][number]

export const rowOf = (promotion: Promotion, { snapshot, groups, now }: Look): Row => ({
  id: promotion.id,
  name: promotion.name,
  ...termsView(promotion.terms),
  start: promotion.start.toISOString(),
  end: promotion.end.toISOString(),
  state: stateOf(promotion, now),
  groups: [...promotion.groups].flatMap(id => groups.get(id) ?? []),
  sizes: includedIn(snapshot, promotion).length,
})

export const viewOf = (promotion: Promotion, look: Look): Answer<typeof getPromotion> => ({
  ...rowOf(promotion, look),
  version: versionOf(editedOf(promotion)),
  text: promotion.texts,
  banner_url: promotion.banner && pictureUrl(promotion.banner, 640),
  group_ids: [...promotion.groups],
  brands: brandNames(look.snapshot, promotion),
  single_sizes: namedSizes(look.snapshot, promotion.sizeIds),
})

/** What the form edits; the picture is saved on its own. */
export const editedOf = ({ banner: _, groups, sizeIds, brandIds, ...rest }: Promotion) => ({
  ...rest,
  groups: inOrder(groups),
  sizeIds: inOrder(sizeIds),
  brandIds: inOrder(brandIds),
})

const inOrder = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b)

/** A promotion in the audit log: with names, without what follows from the clock. */
export function auditView(promotion: Promotion, look: Look): Record<string, unknown> {
  const {
    id: _id,
    version: _version,
    state: _state,
    sizes: _sizes,
    group_ids: _groups,
    brands,
    single_sizes,
    ...rest
  } = viewOf(promotion, look)
  return { ...rest, brands: brands.map(({ name }) => name), sizes: single_sizes.map(({ name }) => name) }
}
