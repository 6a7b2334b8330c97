import { isDeepStrictEqual } from 'node:util'
import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import type { placeApiOrder } from '@fairfloor/domain/customer-api/rest/orders-contract'
import { lineRefusals } from '@fairfloor/domain/customer-api/rest/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { type Extras, keptExtras } from '@fairfloor/domain/extras'
import type { Draft } from '../../../basket/index.ts'
import { flavourOf, nameOf, type Snapshot } from '../../../catalogue/index.ts'
import type { OwnReferences } from '../../references.ts'
import { findGtin, isCase, numbersOf } from '../numbers.ts'
import { type Problem, refuseLines } from '../refuse-lines.ts'

type Asked = Parsed<typeof placeApiOrder>['body']['lines'][number]

/** What a line means, in pieces, or what is wrong with it. */
export type ReadLine = { readonly flavourId: number; readonly quantity: number; readonly extras?: Extras } | Problem

const wrong = (code: keyof typeof lineRefusals): Problem => ({ code, detail: lineRefusals[code].text(undefined) })

const isProblem = (line: ReadLine): line is Problem => 'code' in line

/** What each line means: by its SKU, its GTIN or the customer's own reference. */
export function readLines(asked: readonly Asked[], snapshot: Snapshot, own: OwnReferences): ReadLine[] {
  const numbers = numbersOf(snapshot)
  const byReference = new Map([...own].map(([flavourId, reference]) => [reference, flavourId]))
  const read = ({ sku, gtin, customer_reference: reference, quantity }: Asked): ReadLine => {
    if ([sku, gtin, reference].filter(number => number !== undefined).length !== 1) return wrong('one_number')
    if (sku !== undefined) {
      const flavour = numbers.bySku.get(sku)
      return flavour ? { flavourId: flavour.id, quantity } : wrong('unknown_sku')
    }
    if (reference !== undefined) {
      const flavourId = byReference.get(reference)
      return flavourId !== undefined && snapshot.flavours.has(flavourId)
        ? { flavourId, quantity }
        : wrong('unknown_reference')
    }
    const [flavour, ...others] = findGtin(numbers, gtin!)
    if (!flavour) return wrong('unknown_gtin')
    if (others.length > 0) return wrong('several_flavours')
    const pieces = isCase(gtin!, flavour) ? (flavour.size.unitsPerCase ?? 1) : 1
    return { flavourId: flavour.id, quantity: quantity * pieces }
  }
  return asked.map(one => {
    const line = read(one)
    return isProblem(line) ? line : { ...line, extras: keptExtras(one.extras) }
  })
}

/** The flavours of the lines that mean one, each once. */
export function positionsOf(lines: readonly ReadLine[]): { id: number; quantity: number; extras?: Extras }[] {
  const found = new Map<number, { quantity: number; extras?: Extras }>()
  for (const line of lines)
    if (!isProblem(line)) {
      const before = found.get(line.flavourId)
      const extras = before?.extras ?? line.extras
      found.set(line.flavourId, { quantity: (before?.quantity ?? 0) + line.quantity, extras })
    }
  return [...found].map(([id, position]) => ({ id, ...position }))
}

/** @throws Refusal lines_refused, naming every line that cannot be ordered */
export function guardLines(lines: readonly ReadLine[], { items, buyer }: Draft, snapshot: Snapshot): void {
  const positions = new Map(positionsOf(lines).map(position => [position.id, position]))
  const offered = new Set(items.map(({ flavourId }) => flavourId))
  const { country } = buyer.shippingAddress
  const problemOf = (line: ReadLine): Problem | undefined => {
    if (isProblem(line)) return line
    const { size } = flavourOf(snapshot, line.flavourId)
    const { countries } = size.product
    if (!offered.has(line.flavourId) || (countries !== null && !countries.includes(country)))
      return { code: 'not_for_sale', detail: refuseGoods('not_for_sale').message }
    const { quantity, extras } = positions.get(line.flavourId)!
    if (!isDeepStrictEqual(extras, line.extras)) return wrong('extras_differ')
    const next = fittingQuantity(quantity, size)
    if (next === quantity) return undefined
    const position = nameOf(snapshot, line.flavourId)
    return {
      code: 'quantity_misfit',
      detail: refuseGoods('quantity_misfit', { position, quantity, next }).message,
      next,
    }
  }
  refuseLines('lines', lines.map(problemOf))
}
