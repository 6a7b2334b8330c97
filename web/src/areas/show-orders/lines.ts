import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import type { UnsavedLines } from '../../lib/sending/line-changes.ts'
import { type Shown, shownLines } from '../../lib/sending/shown-lines.ts'

export type Basket = Answer<typeof getBasket>
export type Position = Basket['positions'][number]

/** A position as shown. */
export type Line = Shown<Position & { readonly id: number }>

export type Group = {
  readonly exhibitor: Position['product_attribute']['product_size']['vts_exhibitor']
  readonly lines: readonly Line[]
}

/** The positions as shown, by their flavour's id. */
export const linesOf = (positions: readonly Position[], unsaved: UnsavedLines): Line[] =>
  shownLines(
    positions.map(position => ({ ...position, id: position.product_attribute.id })),
    unsaved,
  )

/** How groups are sorted, and the lines in each; the first is the usual way. */
export const lineSorts = ['booth', 'brand', 'sum', 'pieces'] as const

export type LineSort = (typeof lineSorts)[number]

/**
 * Lines by exhibitor. In booth order those without a booth at this edition come last, and lines stand as they were ordered;
 * by sum or pieces the largest come first.
 */
export function groupsOf(lines: readonly Line[], sort: LineSort = 'booth'): Group[] {
  const groups = [...Map.groupBy(lines, line => line.product_attribute.product_size.vts_exhibitor.id).values()].map(
    ofOne => ({ exhibitor: ofOne[0]!.product_attribute.product_size.vts_exhibitor, lines: ofOne }),
  )
  if (sort === 'booth') return groups.sort((a, b) => boothOrder(a) - boothOrder(b))
  if (sort === 'brand')
    return groups
      .sort((a, b) => a.exhibitor.name.localeCompare(b.exhibitor.name))
      .map(group => ({ ...group, lines: group.lines.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) }))
  const sizeOf = (some: readonly Line[]) => (sort === 'sum' ? totalOf(some).net : totalOf(some).pieces)
  return groups
    .sort((a, b) => sizeOf(b.lines) - sizeOf(a.lines))
    .map(group => ({ ...group, lines: group.lines.toSorted((a, b) => sizeOf([b]) - sizeOf([a])) }))
}

/** Of an exhibitor's lines, which are all of its brand. */
export const brandIdOf = ({ lines }: Group): number => lines[0]!.product_attribute.product_size.product.brand.id

/** 'Whey 900 g, Vanilla'. */
export const nameOf = ({ product_attribute: { name, product_size: size } }: Position): string =>
  `${size.product.name} ${size.name}, ${name}`

/** The texts of a line in which a search looks. */
export const soughtIn = (line: Position): string[] => {
  const { sku, product_size: size } = line.product_attribute
  return [size.vts_exhibitor.name, size.product.brand.name, nameOf(line), sku]
}

const boothOrder = ({ exhibitor }: Group) => exhibitor.boothNumberB2b || Number.POSITIVE_INFINITY

/** Net sum of a line, in cents; show it only to readers who may see prices. */
export const sumOf = ({ quantity, singlePriceExclVat }: Pick<Line, 'quantity' | 'singlePriceExclVat'>): Cents =>
  times(fromEuros(singlePriceExclVat ?? 0), quantity)

/** Pieces and net sum of lines. */
export const totalOf = (lines: readonly Line[]): { pieces: number; net: Cents } => ({
  pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
  net: sum(lines.map(sumOf)),
})
