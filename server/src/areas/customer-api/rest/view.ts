import type { Language } from '@fairfloor/domain/language'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { hasRight } from '@fairfloor/domain/viewer'

export type ListName = 'stock' | 'prices' | 'products'

/** Everything about a client that decides what it reads from a list, but for its own references. Clients with the same share a feed. */
export type View = {
  readonly list: ListName
  readonly priceGroupId: number
  readonly country: string | null
  readonly seesPrices: boolean
  /** Of texts; null where the list has none. */
  readonly language: Language | null
}

export const viewOf = (list: ListName, viewer: CustomerViewer, language: Language | null): View => ({
  list,
  priceGroupId: viewer.priceGroupId,
  country: viewer.country,
  seesPrices: hasRight(viewer, 'prices'),
  language,
})

export const keyOf = ({ priceGroupId, country, seesPrices, language }: View): string =>
  [priceGroupId, country ?? '', seesPrices ? 'prices' : '', language ?? ''].join(' ')
