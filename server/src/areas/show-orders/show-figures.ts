import { cents, euros } from '@fairfloor/domain/money'
import { getShowFigures } from '@fairfloor/domain/show-orders/figures-contract'
import * as shapes from '@fairfloor/domain/show-orders/figures-shapes'
import { and, eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Shows } from '../trade-show/index.ts'
import { showOrders, showPositions } from './tables.ts'

/** The sums of a show, for the operator's overview. */
export function serveShowFigures(platform: Platform, { shows }: { shows: Shows }): void {
  serve(platform, getShowFigures, shapes.getShowFigures, async () => {
    const inBasket = sql`(${showPositions.quantity} - ${showPositions.deletedQuantity})`
    const number = (sum: ReturnType<typeof sql>) => sql`coalesce(${sum}, 0)`.mapWith(Number)
    const [sums] = await platform.db
      .select({
        customers: number(sql`count(distinct ${showOrders.id})`),
        customers_confirmed: number(
          sql`count(distinct ${showOrders.id}) filter (where ${showOrders.confirmedAt} is not null)`,
        ),
        lines: number(sql`count(*)`),
        pieces: number(sql`sum(${inBasket})`),
        pieces_released: number(sql`sum(${showPositions.releasedQuantity})`),
        net: number(sql`sum(${inBasket} * ${showPositions.price}::bigint)`),
      })
      .from(showOrders)
      .innerJoin(showPositions, eq(showPositions.showOrderId, showOrders.id))
      .where(and(eq(showOrders.editionId, shows.current().edition.id), sql`${inBasket} > 0`))
    const { net, ...counts } = sums!
    return { ...counts, price_excl_vat: euros(cents(net)) }
  })
}
