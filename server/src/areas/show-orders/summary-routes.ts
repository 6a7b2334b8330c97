import { cents, euros } from '@fairfloor/domain/money'
import { orderSummary } from '@fairfloor/domain/show-orders/summary'
import { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import * as shapes from '@fairfloor/domain/show-orders/summary-shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Shows } from '../trade-show/index.ts'
import { readShowOrder } from './show-order.ts'

/** The order in figures: a few bytes, where a page does not list its positions. */
export function serveOrderSummary(platform: Platform, { shows }: { shows: Shows }): void {
  serve(platform, getOrderSummary, shapes.getOrderSummary, async ({ viewer, now }) => {
    const { edition } = shows.current()
    const found =
      viewer.customerId === null ? undefined : await readShowOrder(platform.db, edition.id, viewer.customerId)
    const positions = (found?.positions ?? []).map(position => ({ ...position, price: cents(position.price) }))
    const summary = orderSummary(edition, found?.order, positions, now)
    return {
      is_confirmed: summary.isConfirmed,
      lines: summary.lines,
      pieces: summary.pieces,
      price_excl_vat: euros(summary.net),
      lines_to_confirm: summary.linesToConfirm,
      lines_to_release: summary.linesToRelease,
      pieces_to_release: summary.piecesToRelease,
    }
  })
}
