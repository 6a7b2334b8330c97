import { arrange } from './arrange.ts'
import { newPack } from './offer.ts'
import type { SizeThere, Wish } from './wish.ts'

export const WHEY = 'id:100'
export const SIZE = `name:${WHEY}:908 g`

export function there(
  id: number,
  price: number | null,
  flavours: number[],
  more: Partial<SizeThere> & { name?: string } = {},
) {
  const { name = '908 g', ...others } = more
  const pack = { ...newPack({ name, facts: { unitsPerCase: 6 } }), regularPrice: price, currentPrice: price }
  return { id, product: WHEY, erpId: null, offer: { pack, groups: {}, shows: {} }, flavours, ...others } as SizeThere
}

export type Said = Partial<Omit<Wish, 'named'>> & { price?: number; name?: string; facts?: Wish['named']['facts'] }

export const wish = (flavour: number | string, from: number | undefined, said: Said = {}): Wish => {
  const { price, name, facts = {}, ...others } = said
  const family = name === undefined ? SIZE : `name:${WHEY}:${name}`
  return { flavour, from, product: WHEY, family, named: { name, facts }, prices: { regular: price }, ...others }
}

/** The arrangement, with sizes ordered by their oldest flavours. */
export function arranged(sizes: SizeThere[], wishes: Wish[], priced = {}) {
  const { sizes: all, emptied } = arrange(sizes, wishes, priced)
  const first = ({ flavours }: { flavours: readonly (number | string)[] }) =>
    Math.min(...flavours.map(one => (typeof one === 'number' ? one : 1000)))
  return { sizes: all.toSorted((a, b) => first(a) - first(b)), emptied }
}

/** Each size with its prices and flavours, and the removed sizes. */
export function after(sizes: SizeThere[], wishes: Wish[]) {
  const { sizes: all, emptied } = arranged(sizes, wishes)
  const shown = all.map(({ id, offer: { pack }, flavours }) => [id, pack.currentPrice, flavours.toSorted()])
  return { sizes: shown, gone: emptied.map(({ id, into }) => [id, into.id]) }
}
