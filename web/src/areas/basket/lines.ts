import { fits, type OrderSteps, stepsOf as stepsOfSize } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type Cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { UnsavedLines } from '../../lib/sending/line-changes.ts'
import { type Shown, shownLines } from '../../lib/sending/shown-lines.ts'
import { nameOf, type Position } from './basket.ts'

/** A position as shown. */
export type Line = Shown<Position>

export type Group = { readonly id: number; readonly name: string; readonly lines: readonly Line[] }

/** What the size of a line is ordered in. */
export const stepsOf = ({ product_attribute }: Position): OrderSteps => stepsOfSize(product_attribute.product_size)

/** Whether a line cannot be ordered as it is. */
export const needsBuyer = (line: Line): boolean =>
  !line.is_available || line.error !== null || !fits(line.quantity, stepsOf(line))

/** The positions as shown; what a changed quantity costs is not known yet. */
export const linesOf = (positions: readonly Position[], unsaved: UnsavedLines): Line[] =>
  shownLines(positions, unsaved, line => ({ ...line, total_price_exc_vat: null }))

/** The first is the usual way: as they were added. */
export const lineSorts = ['added', 'brand', 'sum', 'pieces'] as const

export type LineSort = (typeof lineSorts)[number]

/** By sum or pieces the largest come first. */
export function sortedLines(lines: readonly Line[], sort: LineSort): readonly Line[] {
  if (sort === 'added') return lines
  if (sort === 'brand')
    return lines.toSorted(
      (a, b) => brandOf(a).name.localeCompare(brandOf(b).name) || nameOf(a).localeCompare(nameOf(b)),
    )
  return lines.toSorted((a, b) => sizeOf([b], sort) - sizeOf([a], sort))
}

/** Lines by brand, in the same order. */
export function groupsOf(lines: readonly Line[], sort: LineSort): Group[] {
  const ofBrands = [...Map.groupBy(sortedLines(lines, sort), line => brandOf(line).id).values()]
  const groups = ofBrands.map(ofOne => ({ ...brandOf(ofOne[0]!), lines: ofOne }))
  return sort === 'sum' || sort === 'pieces'
    ? groups.sort((a, b) => sizeOf(b.lines, sort) - sizeOf(a.lines, sort))
    : groups
}

const sizeOf = (some: readonly Line[], sort: 'sum' | 'pieces') =>
  sort === 'sum' ? totalOf(some).net : totalOf(some).pieces

export const brandOf = (line: Position) => line.product_attribute.product_size.product.brand

/** The texts of a line in which a search looks. */
export const soughtIn = (line: Position): string[] => [brandOf(line).name, nameOf(line), line.product_attribute.sku]

/** Net sum of a line in cents; of a changed one until the server has answered the price of the pieces. 0 for what is gone. */
export const sumOf = (line: Line): Cents =>
  line.total_price_exc_vat === null
    ? times(fromEuros(line.single_price_exc_vat ?? 0), line.quantity)
    : fromEuros(line.total_price_exc_vat)

/** Pieces and net sum of what can be ordered. */
export function totalOf(lines: readonly Line[]): { pieces: number; net: Cents } {
  const available = lines.filter(line => line.is_available)
  return { pieces: available.reduce((pieces, { quantity }) => pieces + quantity, 0), net: sum(available.map(sumOf)) }
}

/** What a line was when the buyer pressed the button: pieces and price; null for one that was not there. */
export type Before = Pick<Line, 'quantity' | 'single_price_exc_vat'> | null

/** The lines that are no longer what the buyer has seen, by flavour id. */
export function changedSince(seen: readonly Line[], lines: readonly Line[]): ReadonlyMap<number, Before> {
  const before = new Map(seen.map(line => [line.id, line]))
  return new Map(
    lines.flatMap((line): [number, Before][] => {
      const was = before.get(line.id)
      return was && isSame(was, line) ? [] : [[line.id, was ?? null]]
    }),
  )
}

const isSame = (a: Line, b: Line): boolean =>
  a.quantity === b.quantity &&
  a.single_price_exc_vat === b.single_price_exc_vat &&
  a.discount_exc_vat === b.discount_exc_vat &&
  a.is_available === b.is_available
