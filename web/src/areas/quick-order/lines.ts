import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { fittingQuantity, stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { NoQuantity } from '@fairfloor/domain/catalogue/quantity-text'
import { askedPieces } from '@fairfloor/domain/quick-order/asked-pieces'
import type { Recognised, RecognisedLine } from '@fairfloor/domain/quick-order/contract'

export type Flavour = ShopSize['product_attributes'][number]
export type Goods = { readonly size: ShopSize; readonly flavour: Flavour }

/** A line that cannot be added as it is. */
export type OpenLine = {
  readonly line: RecognisedLine
  readonly why:
    | 'several'
    | 'unknown'
    | 'name'
    | 'gone'
    | 'notHere'
    | 'whichQuantity'
    | 'noQuantity'
    | 'unknownQuantity'
    | Exclude<NoQuantity, 'unknown'>
  readonly choices: readonly Goods[]
  /** Quantities that the buyer picks from; those of the same column can be picked for all lines at once. */
  readonly amounts: RecognisedLine['quantities']
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

export const nameOf = ({ size, flavour }: Goods): string =>
  `${size.brand.name} ${size.product.name} ${size.name}, ${flavour.name}`

export const goodsOf = (sizes: readonly ShopSize[]): ReadonlyMap<number, Goods> =>
  new Map(sizes.flatMap(size => size.product_attributes.map(flavour => [flavour.id, { size, flavour }])))

export function readingOf({ lines, sizes }: Recognised): Reading {
  const goods = goodsOf(sizes)
  const choices = (ids: readonly number[]) => ids.flatMap(id => goods.get(id) ?? [])
  const open: OpenLine[] = []
  const read: RecognisedLine[] = []
  const asked = new Map<number, number>()
  const isCounted = lines.some(({ quantity, quantities }) => quantity !== '' || quantities.length > 0)
  for (const line of lines) {
    const ask = (why: OpenLine['why'], more: Partial<OpenLine> = {}) =>
      open.push({ line, why, choices: [], amounts: [], ...more })
    const meant = choices(line.flavour_ids)
    const [only] = meant
    if (line.quantities.length > 0) ask('whichQuantity', { amounts: line.quantities })
    else if (!only) ask(whyOf(line), { choices: choices(line.nearest_ids) })
    else if (meant.length > 1) ask('several', { choices: meant })
    // A list without any quantity is one piece each.
    else if (line.quantity === '' && isCounted) ask('noQuantity', { amounts: ONE })
    else {
      const pieces = askedPieces(line.quantity, line.by, only.size.units_per_case)
      if ('refused' in pieces) ask(pieces.refused === 'unknown' ? 'unknownQuantity' : pieces.refused)
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

const ONE: OpenLine['amounts'] = [{ column: 0, text: '1' }]

function whyOf({ gone, not_here: notHere, code, nearest_ids: nearest }: RecognisedLine): OpenLine['why'] {
  if (gone !== null || notHere !== null) return gone !== null ? 'gone' : 'notHere'
  return nearest.length > 0 && /\p{L}{3}/u.test(code) ? 'name' : 'unknown'
}

/** Rewrites a text with headings as lines of number and quantity, so that lines added later need no columns. */
export function withoutHeads(text: string, known: Recognised): { text: string; known: Recognised } {
  const filled = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '').length
  if (filled <= known.lines.length) return { text, known }
  const lines = known.lines.map((line, i) => ({
    ...line,
    line: i + 1,
    text: line.quantities.length > 0 ? line.text : textOf(line.code, line.quantity),
  }))
  return { text: lines.map(line => line.text).join('\n'), known: { ...known, lines } }
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

/** The line with one of its quantities. */
export const counted = (line: RecognisedLine, quantity: string): RecognisedLine => ({
  ...line,
  quantity,
  quantities: [],
  text: textOf(line.code, quantity),
})

const textOf = (code: string, quantity: string): string => (quantity === '' ? code : `${code}\t${quantity}`)
