import { setImmediate } from 'node:timers/promises'
import { codeKey } from '@fairfloor/domain/assortment/search-words'
import type { NumberKind } from '@fairfloor/domain/quick-order/numbers'
import type { ReadLine } from '@fairfloor/domain/quick-order/read-lines'
import type { Search } from '../assortment/index.ts'
import { type Buyer, type Flavour, isOffered, offeredUntil, pricesOf, type Snapshot } from '../catalogue/index.ts'
import type { OwnReferences } from '../customer-api/index.ts'

/** What a line means to a buyer. */
export type Meaning = {
  readonly line: ReadLine
  readonly by: NumberKind | null
  readonly flavours: readonly Flavour[]
  readonly nearest: readonly Flavour[]
  /** What it means, but what can no longer be ordered. */
  readonly gone: Flavour | null
}

/** Of so many unknown lines the nearest goods are looked for: a wrong file is told from the first ones. */
const MOST_GUESSES = 100
/** Lines recognised before other requests get their turn. */
const LINES_IN_A_ROW = 20
/** Choices offered for an unknown line. */
const MOST_NEAREST = 6

type Goods = { readonly snapshot: Snapshot; readonly search: Search; readonly buyer: Buyer; readonly now: Date }

/**
 * What lines mean: the customer's own references before SKUs, these before the EANs of a piece, and these before those of
 * a case, which mean each flavour of the size. Flavours off sale count only where nothing on sale has the number. Long
 * orders let other requests in between.
 */
export async function recogniseLines(lines: readonly ReadLine[], own: OwnReferences, goods: Goods): Promise<Meaning[]> {
  const references = Map.groupBy(own, ([, reference]) => codeKey(reference))
  let guesses = 0

  function meant(line: ReadLine): Meaning | undefined {
    const key = codeKey(line.code)
    if (key === '') return undefined
    const ofReference = (references.get(key) ?? []).flatMap(([id]) => goods.snapshot.flavours.get(id) ?? [])
    const sizes = [...goods.search.findNumber(goods.snapshot, line.code, goods.now)].flatMap(
      id => goods.snapshot.sizes.get(id) ?? [],
    )
    const all = sizes.flatMap(({ flavours }) => flavours)
    const kinds: readonly (readonly [NumberKind, readonly Flavour[]])[] = [
      ['reference', ofReference],
      ['sku', all.filter(({ sku }) => codeKey(sku) === key)],
      ['ean', all.filter(({ ean }) => ean !== null && codeKey(ean) === key)],
      ['case_ean', sizes.flatMap(size => (size.eanCase && codeKey(size.eanCase) === key ? size.flavours : []))],
    ]
    const [by, found] = kinds.find(([, flavours]) => flavours.length > 0) ?? []
    if (!by || !found) {
      const gone = offSale(key, goods)
      return gone && { line, by: null, flavours: [], nearest: [], gone }
    }
    const flavours = found.filter(flavour => isForSale(flavour, goods))
    return { line, by, flavours, nearest: [], gone: flavours.length > 0 ? null : found[0]! }
  }

  function nearest(line: ReadLine): Meaning {
    const isGuessed = guesses++ < MOST_GUESSES
    const sizes = isGuessed ? goods.search.findSizes(goods.snapshot, line.code, goods.now) : []
    const flavours: Flavour[] = []
    for (const id of sizes) {
      flavours.push(...(goods.snapshot.sizes.get(id)?.flavours.filter(one => isForSale(one, goods)) ?? []))
      if (flavours.length >= MOST_NEAREST) break
    }
    return { line, by: null, flavours: [], nearest: flavours.slice(0, MOST_NEAREST), gone: null }
  }

  const meanings: Meaning[] = []
  for (const line of lines) {
    if (meanings.length % LINES_IN_A_ROW === LINES_IN_A_ROW - 1) await setImmediate()
    meanings.push(meant(line) ?? meant(whole(line)) ?? nearest(line))
  }
  return meanings
}

const ending = new WeakMap<Snapshot['brands'], ReadonlyMap<string, Flavour>>()

/** A flavour that is off sale, itself or with its product or brand, by its number: the search does not know it. */
function offSale(key: string, { snapshot, now }: Goods): Flavour | undefined {
  let byKey = ending.get(snapshot.brands)
  if (!byKey) {
    const flavours = [...snapshot.flavours.values()].filter(one => offeredUntil(one) !== null)
    byKey = new Map(flavours.flatMap(one => [one.sku, one.ean ?? one.sku].map(number => [codeKey(number), one])))
    ending.set(snapshot.brands, byKey)
  }
  const found = byKey.get(key)
  return found && !isOffered(found, now) ? found : undefined
}

/** A number with blanks in it, and no quantity behind. */
const whole = (line: ReadLine): ReadLine => ({ ...line, code: line.text, quantity: '' })

const isForSale = (flavour: Flavour, { buyer, now }: Goods): boolean =>
  isOffered(flavour, now) && pricesOf(flavour.size, buyer) !== null
