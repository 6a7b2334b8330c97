import { setImmediate } from 'node:timers/promises'
import type { NumberKind } from '@fairfloor/domain/quick-order/numbers'
import type { ReadLine } from '@fairfloor/domain/quick-order/read-lines'
import { codeKey } from '@fairfloor/domain/words'
import { type Flavour, isOffered, offeredUntil, type Snapshot } from '../catalogue/index.ts'
import type { OwnReferences } from '../customer-api/index.ts'
import { type Goods, isForSale, isHere } from './goods.ts'

/** What a line means to a buyer. */
export type Meaning = {
  readonly line: ReadLine
  readonly by: NumberKind | null
  readonly flavours: readonly Flavour[]
  readonly nearest: readonly Flavour[]
  /** What it means, but what can no longer be ordered. */
  readonly gone: Flavour | null
  /** What it means, but what nobody sells at this fair. */
  readonly notHere: Flavour | null
}

/** Of so many unknown lines the nearest goods are looked for: a wrong file is told from the first ones. */
const MOST_GUESSES = 100
/** Choices offered for an unknown line. */
const MOST_NEAREST = 6
/** Lines recognised before other requests get their turn. */
const LINES_IN_A_ROW = 20

/**
 * What lines mean. Where a number means nothing, its whole line may be one with blanks in it. Long orders let other
 * requests in between.
 */
export async function recogniseLines(lines: readonly ReadLine[], own: OwnReferences, goods: Goods): Promise<Meaning[]> {
  const meant = recogniser(own, goods)
  const meanings: Meaning[] = []
  let guesses = 0
  for (const line of lines) {
    if (meanings.length % LINES_IN_A_ROW === LINES_IN_A_ROW - 1) await setImmediate()
    const found = meant(line) ?? meant(whole(line))
    meanings.push(found ?? { ...nothing(line), nearest: guesses++ < MOST_GUESSES ? nearest(line, goods) : [] })
  }
  return meanings
}

/**
 * Says what the number of a line means, undefined where nobody knows it: the customer's own references before SKUs, these
 * before the EANs of a piece, and these before those of a case, which mean each flavour of the size. Flavours off sale count
 * only where nothing on sale has the number.
 */
export function recogniser(own: OwnReferences, goods: Goods): (line: ReadLine) => Meaning | undefined {
  const { snapshot, search, now } = goods
  const references = Map.groupBy(own, ([, reference]) => codeKey(reference))
  return line => {
    const key = codeKey(line.code)
    if (key === '') return undefined
    const ofReference = (references.get(key) ?? []).flatMap(([id]) => snapshot.flavours.get(id) ?? [])
    const sizes = [...search.findNumber(snapshot, line.code, now)].flatMap(id => snapshot.sizes.get(id) ?? [])
    const all = sizes.flatMap(({ flavours }) => flavours)
    const kinds: readonly (readonly [NumberKind, readonly Flavour[]])[] = [
      ['reference', ofReference],
      ['sku', all.filter(({ sku }) => codeKey(sku) === key)],
      ['ean', all.filter(({ ean }) => ean !== null && codeKey(ean) === key)],
      ['case_ean', sizes.flatMap(size => (size.eanCase && codeKey(size.eanCase) === key ? size.flavours : []))],
    ]
    const [by, found] = kinds.find(([, flavours]) => flavours.length > 0) ?? []
    if (by && found) return offered(line, by, found, goods)
    const gone = offSale(key, goods)
    return gone && { ...nothing(line), nearest: instead(gone, goods), gone }
  }
}

function offered(line: ReadLine, by: NumberKind, found: readonly Flavour[], goods: Goods): Meaning {
  const flavours = found.filter(flavour => isForSale(flavour, goods))
  const [first] = found
  if (flavours.length > 0 || !first) return { ...nothing(line), by, flavours }
  const [elsewhere] = found.filter(flavour => !isHere(flavour, goods) && isOffered(flavour, goods.now))
  const rest = { ...nothing(line), by, nearest: instead(first, goods) }
  return elsewhere ? { ...rest, notHere: elsewhere } : { ...rest, gone: first }
}

const nothing = (line: ReadLine): Meaning => ({
  line,
  by: null,
  flavours: [],
  nearest: [],
  gone: null,
  notHere: null,
})

function nearest(line: ReadLine, goods: Goods): Flavour[] {
  const flavours: Flavour[] = []
  for (const id of goods.search.findSizes(goods.snapshot, line.code, goods.now).ids) {
    flavours.push(...(goods.snapshot.sizes.get(id)?.flavours.filter(one => isForSale(one, goods)) ?? []))
    if (flavours.length >= MOST_NEAREST) break
  }
  return flavours.slice(0, MOST_NEAREST)
}

/** What there is of the product in place of a flavour that is gone: first the same flavour in other sizes. */
function instead({ name, size }: Flavour, goods: Goods): Flavour[] {
  const others = size.product.sizes.flatMap(({ flavours }) => flavours.filter(one => isForSale(one, goods)))
  const rank = (one: Flavour) => (one.name === name ? 0 : one.size === size ? 1 : 2)
  return others.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_NEAREST)
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
