/** What the pointer offers in a showcase. */
export type Hint = 'none' | 'next' | 'prev' | 'more'

/** The place of the item that an address names; -1 if it names none of them. */
export const placeOf = (items: readonly { readonly erp_id: number }[], id: string | undefined): number =>
  id !== undefined && /^\d+$/.test(id) ? items.findIndex(({ erp_id }) => erp_id === Number(id)) : -1

/** Where a showcase begins: wide screens show the second item, so that all three columns are filled. */
export const startPlace = (isWide: boolean, count: number): number => (isWide && count > 1 ? 1 : 0)

/** A step of the showcase ends at its first and last item. */
export const placeAfter = (place: number, by: number, count: number): number =>
  Math.max(0, Math.min(count - 1, place + by))

/**
 * What a click does at a neighbour (-1 or 1) or at the active item (0).
 * @param isOpen whether any step of opening or closing is set: clicks are ignored then
 */
export function hintAt(offset: -1 | 0 | 1, place: number, count: number, isOpen: boolean): Hint {
  if (isOpen || place < 0) return 'none'
  if (offset === 0) return 'more'
  if (placeAfter(place, offset, count) === place) return 'none'
  return offset < 0 ? 'prev' : 'next'
}

/** The paginator: '02 / 8'. */
export const counterText = (place: number, count: number): string => `${String(place + 1).padStart(2, '0')} / ${count}`

/**
 * The items around the active one that can be seen, or come into sight with the next step.
 * @param reach how many on each side
 */
export const around = <T>(items: readonly T[], place: number, reach: number): { item: T; offset: number }[] =>
  items.map((item, at) => ({ item, offset: at - place })).filter(({ offset }) => Math.abs(offset) <= reach)
