import { fits, type OrderSteps, stepsOf as stepsOfSize } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type Cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { UnsavedLines } from '../../lib/sending/line-changes.ts'
import { nameOf, type Position } from './basket.ts'

/** A position as shown: with pending changes applied. */
export type Line = Position & {
  readonly error: string | null
  /** The shown quantity did not reach the server. */
  readonly unsent: boolean
}

export type Group = { readonly id: number; readonly name: string; readonly lines: readonly Line[] }

/** What the size of a line is ordered in. */
export const stepsOf = ({ product_attribute }: Position): OrderSteps => stepsOfSize(product_attribute.product_size)

/** Whether a line cannot be ordered as it is. */
export const needsBuyer = (line: Line): boolean =>
  !line.is_available || line.error !== null || !fits(line.quantity, stepsOf(line))

/** Lines without a change, so that a key in one of hundreds draws that one alone. */
const unchanged = new WeakMap<Position, Line>()

function unchangedLine(position: Position): Line {
  const line = unchanged.get(position) ?? { ...position, error: null, unsent: false }
  unchanged.set(position, line)
  return line
}

/** The positions with pending changes applied, without removed ones. A removal that was lost stays with 0 and its error. */
export const linesOf = (positions: readonly Position[], unsaved: UnsavedLines): Line[] =>
  positions.flatMap(position => {
    const change = unsaved.get(position.id)
    if (!change) return unchangedLine(position)
    if (change.removed && change.error === null) return []
    return {
      ...position,
      quantity: change.quantity ?? position.quantity,
      total_price_exc_vat: change.quantity === null ? position.total_price_exc_vat : null,
      error: change.error,
      unsent: change.error !== null && change.quantity !== null,
    }
  })

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
