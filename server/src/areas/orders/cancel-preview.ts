import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { previewCancel } from '@fairfloor/domain/orders/later-contract'
import { discountUntil, remainingOf } from '@fairfloor/domain/orders/rest'
import type { Db } from '../../platform/database.ts'
import { readTerms } from '../seller/index.ts'
import { type CancelledLines, guardMinimum, priceRest } from './price-rest.ts'
import type { StoredOrder } from './queries.ts'

/**
 * What an order would cost without some pieces, calculated again and at its prices per piece; two statements at most.
 * @throws Refusal not_cancellable; rest_below_minimum for its buyer
 */
export async function cancelPreview(
  db: Db,
  { order, lines: sold, shipped }: StoredOrder,
  lines: CancelledLines,
  by: { readonly seesPrices: boolean } | 'operator',
): Promise<Answer<typeof previewCancel>> {
  const terms = await readTerms(db)
  const of = { order, sold, shipped }
  const [anew, kept] = [priceRest(of, lines, 'anew', terms), priceRest(of, lines, 'kept', terms)]
  if (by !== 'operator') await guardMinimum(db, of, anew.priced, { ...terms, ...by })
  const named = new Set(lines.map(({ line }) => line))
  const netOf = ({ lines }: typeof anew.priced, line: number) => lines.find(one => one.line === line)?.net ?? cents(0)
  return {
    lines: anew.after
      .filter(({ line }) => named.has(line.line))
      .map(({ line }) => {
        const quantity = remainingOf({ quantity: line.quantity, cancelled: line.cancelledQuantity })
        return {
          line: line.line,
          quantity,
          single_price_exclusive_tax: euros(cents(line.unitNet)),
          discount: euros(discountUntil(line, quantity)),
          total_price_exclusive_tax: euros(netOf(anew.priced, line.line)),
          kept_price_exclusive_tax: euros(netOf(kept.priced, line.line)),
        }
      }),
    total_price_inclusive_tax: euros(anew.priced.totals.gross),
    kept_price_inclusive_tax: euros(kept.priced.totals.gross),
  }
}
