import { setImmediate } from 'node:timers/promises'
import { euros } from '@fairfloor/domain/money'
import { MOST_ABOVE, MOST_LINES } from '@fairfloor/domain/quick-order/most-lines'
import type { NumberKind } from '@fairfloor/domain/quick-order/numbers'
import type { Article, ReadLine } from '@fairfloor/domain/quick-order/quantities'
import { readLines } from '@fairfloor/domain/quick-order/read-lines'
import { refuse } from '@fairfloor/domain/quick-order/refusals'
import { codesIn, rowsOf } from '@fairfloor/domain/quick-order/rows'
import { codeKey } from '@fairfloor/domain/words'
import { type Flavour, isOffered, offeredUntil, pricesOf, type Snapshot } from '../catalogue/index.ts'
import type { OwnReferences } from '../customer-api/index.ts'
import { type Goods, isForSale, isHere } from './goods.ts'
import { named } from './named.ts'

/** What a number means to a buyer. */
export type Numbered = {
  readonly by: NumberKind | null
  readonly flavours: readonly Flavour[]
  readonly nearest: readonly Flavour[]
  /** What it means, but what can no longer be ordered. */
  readonly gone: Flavour | null
  /** What it means, but what nobody sells at this fair. */
  readonly notHere: Flavour | null
}

export type Meaning = Numbered & { readonly line: ReadLine }

/** Of so many unknown lines the nearest goods are looked for: a wrong file is told from the first ones. */
const MOST_GUESSES = 100
/** Choices offered for an unknown line. */
const MOST_NEAREST = 6
/** Lines recognised before other requests get their turn. */
const LINES_IN_A_ROW = 20

/** What the lines of a text mean. Long orders let other requests in between. @throws Refusal no_lines, too_many_lines */
export async function recogniseText(text: string, own: OwnReferences, goods: Goods): Promise<Meaning[]> {
  const meant = recogniser(own, goods)
  const known = new Map<string, Numbered | undefined>()
  const rows = rowsOf(text)
  if (rows.length > MOST_LINES + MOST_ABOVE) throw refuse('too_many_lines', { most: MOST_LINES })
  for (const [i, row] of rows.entries()) {
    if (i % LINES_IN_A_ROW === LINES_IN_A_ROW - 1) await setImmediate()
    for (const code of codesIn(row)) if (!known.has(code)) known.set(code, meant(code))
  }
  const articles = new Map(known.entries().map(([code, means]) => [code, means && articleOf(means, goods)]))
  const lines = countedLines(readLines(rows, code => articles.get(code)))
  const meanings: Meaning[] = []
  let guesses = 0
  for (const line of lines) {
    if (meanings.length % LINES_IN_A_ROW === LINES_IN_A_ROW - 1) await setImmediate()
    const numbers = [line.code, ...line.others].flatMap(code => known.get(code) ?? [])
    if (numbers.length > 0) meanings.push({ line, ...numbers.reduce(both) })
    else meanings.push(proposed(line, guesses++ < MOST_GUESSES ? goods : undefined))
  }
  return meanings
}

/** @throws Refusal no_lines, too_many_lines */
export function countedLines(lines: ReadLine[]): ReadLine[] {
  if (lines.length === 0) throw refuse('no_lines')
  if (lines.length > MOST_LINES) throw refuse('too_many_lines', { most: MOST_LINES })
  return lines
}

/** A line with two numbers means what both mean; where they contradict each other the buyer picks. */
function both(one: Numbered, other: Numbered): Numbered {
  if (one.flavours.length === 0 || other.flavours.length === 0) return one
  const common = one.flavours.filter(flavour => other.flavours.includes(flavour))
  return { ...one, flavours: common.length > 0 ? common : [...one.flavours, ...other.flavours] }
}

function articleOf({ by, flavours: [first], gone, notHere }: Numbered, { buyer }: Goods): Article | undefined {
  const size = (first ?? gone ?? notHere)?.size
  if (!size) return undefined
  const prices = pricesOf(size, buyer)
  const cents = [prices?.current, prices?.regular, prices?.show, size.msrp].filter(price => price != null)
  const contents = [size.unitValue, size.weightG].filter(value => value !== null)
  // A number of a case counts in cases.
  return {
    unitsPerCase: by === 'case_ean' ? null : size.unitsPerCase,
    numbers: new Set([...cents.map(euros), ...contents]),
  }
}

/** A line of which no number is known proposes goods by name. Its last number may be part of that. */
function proposed(line: ReadLine, goods: Goods | undefined): Meaning {
  const terms = goods ? [line.code, line.name].filter(term => term !== '') : []
  const [near = []] = terms.map(term => named(term, goods!, MOST_NEAREST)).filter(found => found.length > 0)
  const isPart = near.some(({ size }) => line.quantity !== '' && Number(line.quantity) === size.unitValue)
  const quantities = isPart
    ? [line.quantity, '1'].map((text, i) => ({ column: -2 * line.line - i, text }))
    : line.quantities
  return { ...nothing, line: { ...line, quantities, quantity: isPart ? '' : line.quantity }, nearest: near }
}

/**
 * Says what a number means, undefined where nobody knows it: the customer's own references before SKUs, these
 * before the EANs of a piece, and these before those of a case, which mean each flavour of the size. Flavours off sale count
 * only where nothing on sale has the number.
 */
export function recogniser(own: OwnReferences, goods: Goods): (code: string) => Numbered | undefined {
  const { snapshot, search, now } = goods
  const references = Map.groupBy(own, ([, reference]) => codeKey(reference))
  return code => {
    const key = codeKey(code)
    if (key === '') return undefined
    const ofReference = (references.get(key) ?? []).flatMap(([id]) => snapshot.flavours.get(id) ?? [])
    const sizes = [...search.findNumber(snapshot, code, now)].flatMap(id => snapshot.sizes.get(id) ?? [])
    const all = sizes.flatMap(({ flavours }) => flavours)
    const kinds: readonly (readonly [NumberKind, readonly Flavour[]])[] = [
      ['reference', ofReference],
      ['sku', all.filter(({ sku }) => codeKey(sku) === key)],
      ['ean', all.filter(({ ean }) => ean !== null && codeKey(ean) === key)],
      ['case_ean', sizes.flatMap(size => (size.eanCase && codeKey(size.eanCase) === key ? size.flavours : []))],
    ]
    const [by, found] = kinds.find(([, flavours]) => flavours.length > 0) ?? []
    if (by && found) return offered(by, found, goods)
    const gone = offSale(key, goods)
    return gone && { ...nothing, nearest: instead(gone, goods), gone }
  }
}

function offered(by: NumberKind, found: readonly Flavour[], goods: Goods): Numbered {
  const flavours = found.filter(flavour => isForSale(flavour, goods))
  const [first] = found
  if (flavours.length > 0 || !first) return { ...nothing, by, flavours }
  const [elsewhere] = found.filter(flavour => !isHere(flavour, goods) && isOffered(flavour, goods.now))
  const rest = { ...nothing, by, nearest: instead(first, goods) }
  return elsewhere ? { ...rest, notHere: elsewhere } : { ...rest, gone: first }
}

const nothing: Numbered = { by: null, flavours: [], nearest: [], gone: null, notHere: null }

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
