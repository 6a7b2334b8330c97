import { said } from '../said.ts'
import type { Named } from './offer.ts'
import type { SizeThere, Wish } from './wish.ts'

/** What a file says about one size at all prices: wishes of one family, and the sizes of that name. */
export type Family = {
  readonly key: string
  readonly product: string
  readonly erpId: string | undefined
  /** The combined fields of its rows, which do not contradict each other. */
  readonly named: Named
  readonly wishes: readonly Wish[]
  /** The existing sizes; several where flavours differ in price. */
  readonly siblings: readonly SizeThere[]
  /** The sibling with most flavours. */
  readonly main: SizeThere | undefined
}

export type Families = {
  readonly families: ReadonlyMap<string, Family>
  /** Whose fields apply to flavours of a size that the file does not name. */
  readonly ownerOf: ReadonlyMap<number, Family>
}

export function familiesOf(there: readonly SizeThere[], wishes: readonly Wish[]): Families {
  const find = finderOf(there)
  const families = new Map(
    [...Map.groupBy(wishes, wish => wish.family)].map(([key, own]) => [key, familyOf(key, own, find)]),
  )
  return { families, ownerOf: ownersOf([...families.values()]) }
}

type Finder = ReturnType<typeof finderOf>

function finderOf(there: readonly SizeThere[]) {
  const byId = new Map(there.map(size => [size.id, size]))
  const byErpId = new Map(there.map(size => [size.erpId, size]))
  const byName = Map.groupBy(there, ({ product, offer }) => nameKey(product, offer.pack.name))
  return {
    byId: (id: number | undefined) => (id === undefined ? undefined : byId.get(id)),
    byErpId: (erpId: string) => byErpId.get(erpId),
    byName: (product: string, name: string) => byName.get(nameKey(product, name)) ?? [],
  }
}

const nameKey = (product: string, name: string): string => `${product}:${name.toLowerCase()}`

function familyOf(key: string, wishes: readonly Wish[], find: Finder): Family {
  const { product, erpId } = wishes[0]!
  const named = together(wishes)
  const siblings = [...new Set(siblingsOf(wishes, named, find))]
  const [main] = siblings.toSorted(largerFirst)
  // Sizes identified by name keep their spelling.
  const isByName = main !== undefined && erpId === undefined && !wishes[0]!.isKeyed
  return { key, product, erpId, named: isByName ? { ...named, name: undefined } : named, wishes, siblings, main }
}

function siblingsOf(wishes: readonly Wish[], { name }: Named, find: Finder): SizeThere[] {
  const { product, erpId, isKeyed } = wishes[0]!
  const froms = wishes.flatMap(wish => find.byId(wish.from) ?? []).filter(size => size.product === product)
  if (isKeyed) return [...froms, ...(find.byId(wishes[0]!.keyed) ? [find.byId(wishes[0]!.keyed)!] : [])]
  const known = erpId === undefined ? froms[0] : find.byErpId(erpId)
  const namesakes = find.byName(product, name ?? known?.offer.pack.name ?? '')
  if (erpId === undefined) return namesakes
  return [...(known ? [known] : []), ...namesakes.filter(size => size.erpId === null)]
}

/** The combined fields of one size's rows. */
function together(wishes: readonly Wish[]): Named {
  const all = wishes.map(wish => wish.named)
  const facts = Object.assign({}, ...all.toReversed().map(({ facts: each }) => said(each)))
  const first = all.find(({ name }) => name !== undefined)
  return { name: first?.name, content: first?.content, facts }
}

/** A size of several families belongs to the one with most of its flavours. */
function ownersOf(families: readonly Family[]): Map<number, Family> {
  const owners = new Map<number, { family: Family; count: number }>()
  for (const family of families.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    for (const { id } of family.siblings) {
      const count = family.wishes.filter(wish => wish.from === id).length
      const known = owners.get(id)
      if (!known || count > known.count) owners.set(id, { family, count })
    }
  return new Map([...owners].map(([id, { family }]) => [id, family]))
}

/** Most flavours first, then the higher price, then the lower id. */
function largerFirst(a: SizeThere, b: SizeThere): number {
  const price = ({ offer }: SizeThere) => offer.pack.currentPrice ?? 0
  return b.flavours.length - a.flavours.length || price(b) - price(a) || a.id - b.id
}
