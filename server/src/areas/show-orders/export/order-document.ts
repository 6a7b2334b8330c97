import { showDay } from '@fairfloor/domain/day'
import type { Language } from '@fairfloor/domain/language'
import { type Cents, cents, times } from '@fairfloor/domain/money'
import { piecesInBasket, piecesRemaining } from '@fairfloor/domain/show-orders/left'
import { sizeText } from '@fairfloor/domain/size-text'
import { flavourOf, type Snapshot } from '../../catalogue/index.ts'
import type { Show } from '../../trade-show/index.ts'
import type { ShowOrder, ShowPosition } from '../show-order.ts'
import { exportTexts } from './texts.ts'

export type DocumentLine = {
  /** Null for a brand without a booth at this edition. */
  readonly booth: number | null
  readonly brand: string
  readonly product: string
  readonly size: string
  readonly flavour: string
  readonly sku: string
  readonly ean: string | null
  readonly unitsPerCase: number
  readonly ordered: number
  readonly quantity: number
  readonly released: number
  readonly deleted: number
  readonly remaining: number
  /** Of one piece and of the line; null for readers who may not see prices. */
  readonly price: Cents | null
  readonly sum: Cents | null
}

/** A show order as its files show it. */
export type OrderDocument = {
  readonly show: string
  readonly timeZone: string
  readonly company: string
  readonly reference: string | null
  readonly note: string | null
  readonly confirmedAt: Date | null
  readonly at: Date
  readonly language: Language
  /** By booth. */
  readonly lines: readonly DocumentLine[]
}

type Given = {
  show: Show
  snapshot: Snapshot
  found: { order: ShowOrder; positions: readonly ShowPosition[] } | undefined
  company: string
  seesPrices: boolean
  language: Language
  now: Date
}

/** The order as a document. An order without lines is an empty one. */
export function orderDocument({ show, snapshot, found, company, seesPrices, language, now }: Given): OrderDocument {
  const { name, timeZone } = show.edition
  const { reference = null, note = null, confirmedAt = null } = found?.order ?? {}
  const lines = (found?.positions ?? []).map((position): DocumentLine => {
    const flavour = flavourOf(snapshot, position.flavourId)
    const { size } = flavour
    const { brand } = size.product
    const price = seesPrices ? cents(position.price) : null
    return {
      booth: show.exhibitorByBrand.get(brand.id)?.boothNumber ?? null,
      brand: brand.name,
      product: size.product.name,
      size: sizeText(size.name, language),
      flavour: flavour.name,
      sku: flavour.sku,
      ean: flavour.ean,
      unitsPerCase: size.unitsPerCase,
      ordered: position.orderedQuantity,
      quantity: piecesInBasket(position),
      released: position.releasedQuantity,
      deleted: position.deletedQuantity,
      remaining: confirmedAt ? piecesRemaining(position) : 0,
      price,
      sum: price && times(price, piecesInBasket(position)),
    }
  })
  const byBooth = lines.toSorted((a, b) => boothOrder(a) - boothOrder(b) || a.brand.localeCompare(b.brand))
  return { show: name, timeZone, company, reference, note, confirmedAt, at: now, language, lines: byBooth }
}

/** What the files say of the order besides its lines. */
export function factsOf(order: OrderDocument): readonly (readonly [name: string, value: string])[] {
  const t = exportTexts[order.language]
  const day = (at: Date) => showDay(at, order.timeZone, order.language)
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [t.show, order.show],
    [t.customer, order.company],
    [t.asOf, day(order.at)],
    [t.state, order.confirmedAt ? t.confirmed(day(order.confirmedAt)) : t.notConfirmed],
    [t.reference, order.reference],
    [t.note, order.note],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

const boothOrder = ({ booth }: DocumentLine) => booth ?? Number.MAX_SAFE_INTEGER
