import type { Family } from './families.ts'
import type { Group } from './group.ts'
import type { SizeThere } from './wish.ts'

/** A target size. Without `id` it is new. */
export type SizeAfter = Pick<Group, 'product' | 'offer' | 'erpId' | 'flavours' | 'families'> & {
  readonly id: number | undefined
}

/** All sizes with flavours, and emptied ones: `into` is the size that got most of their flavours. */
export type Arrangement = {
  readonly sizes: readonly SizeAfter[]
  readonly emptied: readonly { readonly id: number; readonly into: SizeAfter }[]
  /** Values that stay as the operator has set them. */
  readonly kept: number
}

type Pair = {
  readonly group: Group
  readonly size: SizeThere
  readonly count: number
  readonly order: readonly number[]
}

/** Assigns each group of flavours the size that most of them were in, unless another group has more from there. */
export function assign(
  there: readonly SizeThere[],
  groups: readonly Group[],
  families: ReadonlyMap<string, Family>,
): Omit<Arrangement, 'kept'> {
  const sizeOf = new Map<Group, SizeThere>()
  const taken = new Set<SizeThere>()
  for (const { group, size } of pairsOf(there, groups, families)) {
    if (sizeOf.has(group) || taken.has(size)) continue
    sizeOf.set(group, size)
    taken.add(size)
  }
  const numbers = new Set(there.map(size => size.erpId))
  const afterOf = new Map<Group, SizeAfter>()
  for (const group of groups) {
    const size = sizeOf.get(group)
    const isFree = group.erpId !== null && !numbers.has(group.erpId)
    if (isFree) numbers.add(group.erpId)
    afterOf.set(group, { ...group, id: size?.id, erpId: size?.erpId ?? (isFree ? group.erpId : null) })
  }
  const emptied = there.filter(size => size.flavours.length > 0 && !taken.has(size))
  return {
    sizes: [...afterOf.values()],
    emptied: emptied.map(({ id }) => ({ id, into: afterOf.get(mostFrom(id, groups))! })),
  }
}

/** Candidate pairs of group and size, best match first; in a tie, the group that stays as it is. */
function pairsOf(
  there: readonly SizeThere[],
  groups: readonly Group[],
  families: ReadonlyMap<string, Family>,
): readonly Pair[] {
  const byId = new Map(there.map(size => [size.id, size]))
  const byErpId = new Map(there.map(size => [size.erpId, size]))
  const pairs = groups.flatMap((group, place) => {
    const named = group.erpId === null ? undefined : byErpId.get(group.erpId)
    const empty = [...group.families].flatMap(key => families.get(key)?.siblings ?? [])
    const sizes = new Set([
      ...[...group.from.keys()].map(id => byId.get(id)!),
      ...(named ? [named] : []),
      ...empty.filter(size => size.flavours.length === 0 && size.product === group.product),
    ])
    return [...sizes]
      .filter(size => size.erpId === null || group.erpId === null || size.erpId === group.erpId)
      .map(size => pairOf(group, size, place))
  })
  return pairs.toSorted((a, b) => {
    const at = a.order.findIndex((value, i) => value !== b.order[i])
    return at < 0 ? 0 : a.order[at]! - b.order[at]!
  })
}

function pairOf(group: Group, size: SizeThere, place: number): Pair {
  const count = group.from.get(size.id) ?? 0
  const isNamed = size.erpId !== null && size.erpId === group.erpId
  return { group, size, count, order: [isNamed ? 0 : 1, -count, size.id, place] }
}

const mostFrom = (id: number, groups: readonly Group[]): Group =>
  groups.reduce((best, group) => ((group.from.get(id) ?? 0) > (best.from.get(id) ?? 0) ? group : best))
