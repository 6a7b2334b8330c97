import { createHash } from 'node:crypto'
import type { Cents } from '@fairfloor/domain/money'

type Looked = {
  readonly orderId: number | null
  readonly labelService: boolean
  readonly lines: readonly {
    readonly flavour: { readonly id: number }
    readonly item: { readonly quantity: number; readonly unitNet: Cents }
    readonly isAvailable: boolean
  }[]
  /** Euros with VAT that would be ordered. */
  readonly total: number
}

/**
 * A digest of what a reader would order: goods, pieces and label service, with prices if the reader sees them. Other
 * readers could not check a changed price.
 * @returns 32 hexadecimal digits
 */
export function versionOf({ orderId, labelService, lines, total }: Looked, seesPrices: boolean): string {
  const goods = lines.map(({ flavour, item: { quantity, unitNet }, isAvailable }) => [
    ...[flavour.id, quantity, isAvailable],
    ...(seesPrices ? [unitNet] : []),
  ])
  const seen = [orderId, labelService, goods, ...(seesPrices ? [total] : [])]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}
