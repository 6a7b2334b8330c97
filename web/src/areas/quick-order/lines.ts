import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { fittingQuantity, stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { NoQuantity } from '@fairfloor/domain/catalogue/quantity-text'
import { askedPieces } from '@fairfloor/domain/quick-order/asked-pieces'
import type { Recognised, RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { sizeTitle } from '../catalogue/size-text.ts'

export type Flavour = ShopSize['product_attributes'][number]
export type Goods = { readonly size: ShopSize; readonly flavour: Flavour }

/** A line that cannot be added as it is. */
export type OpenLine = {
  readonly line: RecognisedLine
  readonly why: 'several' | 'unknown' | 'gone' | 'notHere' | 'unknownQuantity' | Exclude<NoQuantity, 'unknown'>
  readonly choices: readonly Goods[]
}

/** What the lines of an order ask for. */
export type Reading = {
  readonly open: readonly OpenLine[]
  /** Pieces by flavour: lines of one flavour add up, to a quantity that can be ordered. */
  readonly pieces: ReadonlyMap<number, number>
  /** Flavours whose pieces were raised to a quantity that can be ordered. */
  readonly raised: readonly { readonly goods: Goods; readonly from: number; readonly to: number }[]
  /** The lines that are counted in `pieces`. */
  readonly read: readonly RecognisedLine[]
}

export const nameOf = ({ size, flavour }: Goods): string => `${size.brand.name} ${sizeTitle(size)}, ${flavour.name}`

export const goodsOf = (sizes: readonly ShopSize[]): ReadonlyMap<number, Goods> =>
  new Map(sizes.flatMap(size => size.product_attributes.map(flavour => [flavour.id, { size, flavour }])))

export function readingOf({ lines, sizes }: Recognised): Reading {
  const goods = goodsOf(sizes)
  const choices = (ids: readonly number[]) => ids.flatMap(id => goods.get(id) ?? [])
  const open: OpenLine[] = []
  const read: RecognisedLine[] = []
  const asked = new Map<number, number>()
  for (const line of lines) {
    const meant = choices(line.flavour_ids)
    const [only] = meant
    if (!only) open.push({ line, why: whyOf(line), choices: choices(line.nearest_ids) })
    else if (meant.length > 1) open.push({ line, why: 'several', choices: meant })
    else {
      const pieces = askedPieces(line.quantity, line.by, only.size.units_per_case)
      if ('refused' in pieces)
        open.push({ line, why: pieces.refused === 'unknown' ? 'unknownQuantity' : pieces.refused, choices: [] })
      else {
        read.push(line)
        const { id } = only.flavour
        asked.set(id, (asked.get(id) ?? 0) + (pieces.quantity ?? 0))
      }
    }
  }
  const fitted = [...asked].flatMap(([id, from]) => {
    const of = goods.get(id)
    return of && from > 0 ? [{ goods: of, from, to: fittingQuantity(from, stepsOf(of.size)) }] : []
  })
  return {
    open,
    read,
    pieces: new Map(fitted.map(({ goods: { flavour }, to }) => [flavour.id, to])),
    raised: fitted.filter(({ from, to }) => from !== to),
  }
}

const whyOf = ({ gone, not_here: notHere }: RecognisedLine) =>
  gone !== null ? 'gone' : notHere !== null ? 'notHere' : 'unknown'

/** Both, the lines of the second one in their places below `above` lines. */
export function withMore(known: Recognised | null, more: Recognised, above: number): Recognised {
  const lines = more.lines.map(line => ({ ...line, line: line.line + above }))
  if (!known) return { ...more, lines }
  const sizes = new Map(known.sizes.map(size => [size.id, size]))
  for (const size of more.sizes) {
    const had = sizes.get(size.id)?.product_attributes ?? []
    const others = had.filter(one => !size.product_attributes.some(({ id }) => id === one.id))
    sizes.set(size.id, { ...size, product_attributes: [...others, ...size.product_attributes] })
  }
  return { lines: [...known.lines, ...lines], sizes: [...sizes.values()] }
}

/** The line asking for one more, a case where it counts cases; undefined where it has no plain number to count on. */
export function countedUp(line: RecognisedLine): RecognisedLine | undefined {
  if (!/^\d{0,5}$/.test(line.quantity)) return undefined
  const quantity = String(Number(line.quantity || 1) + 1)
  return { ...line, quantity, text: textOf(line.code, quantity) }
}

/** The line as it names one of its choices. */
export function picked({ line }: OpenLine, { flavour }: Goods): RecognisedLine {
  // As many cases stay cases.
  const quantity = line.by === 'case_ean' && /^\d*$/.test(line.quantity) ? `${line.quantity || 1} cs` : line.quantity
  return {
    ...line,
    text: textOf(flavour.sku, quantity),
    code: flavour.sku,
    quantity,
    by: 'sku',
    flavour_ids: [flavour.id],
  }
}

const textOf = (code: string, quantity: string): string => (quantity === '' ? code : `${code}\t${quantity}`)
