import { euros } from '@fairfloor/domain/money'
import { orderSummary } from '@fairfloor/domain/show-orders/summary'
import { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import * as shapes from '@fairfloor/domain/show-orders/summary-shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Shows } from '../trade-show/index.ts'
import { NO_ORDER, readOrderFigures } from './order-figures.ts'

/** The order in figures: a few bytes, where a page does not list its positions. */
export function serveOrderSummary(platform: Platform, { shows }: { shows: Shows }): void {
  serve(platform, getOrderSummary, shapes.getOrderSummary, async ({ viewer, now }) => {
    const { edition } = shows.current()
    const { customerId } = viewer
    const figures = customerId === null ? NO_ORDER : await readOrderFigures(platform.db, edition.id, customerId)
    const summary = orderSummary(edition, figures, now)
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
