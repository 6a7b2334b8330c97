import { getOverview } from '@fairfloor/domain/back-office/overview/contract'
import { daysOfCover, PACE_DAYS, RUNS_OUT_DAYS } from '@fairfloor/domain/back-office/overview/cover'
import * as shapes from '@fairfloor/domain/back-office/overview/shapes'
import { type Day, dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import { cents, euros } from '@fairfloor/domain/money'
import { unpaidOfAll } from './areas/billing/index.ts'
import { type Catalogue, isOffered, nameOf, type Snapshot, stockOf } from './areas/catalogue/index.ts'
import { customersNotPrintable } from './areas/companies/index.ts'
import { backorders, flavoursSold, ordersByDay, ordersToShip } from './areas/orders/index.ts'
import { countOddCardEvents } from './areas/payments/index.ts'
import type { LiveShop } from './areas/seller/index.ts'
import { countStockDifferences, lateDeliveries } from './areas/stock/index.ts'
import type { Platform } from './platform/platform.ts'
import { serve } from './platform/serve.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

const SHOWN_DAYS = 30
/** What is shown of what runs out, and the names of what is late. */
const MOST_ROWS = 8
const MOST_NAMES = 3

/** The operator's day: what is to do, and how the shop sells. Nine statements. */
export function serveOverview(platform: Platform, { catalogue, shop }: Deps): void {
  const { db } = platform
  serve(platform, getOverview, shapes.getOverview, async ({ now }) => {
    const { timeZone } = shop.current()
    const today = dayIn(now, timeZone)
    const since = (days: number) => instantIn(daysAfter(today, -days), '00:00', timeZone)
    const [byDay, toShip, waiting, deliveries, unpaid, sold, stockDiffers, oddCardEvents, unprintable] =
      await Promise.all([
        ordersByDay(db, since(SHOWN_DAYS - 1), timeZone),
        ordersToShip(db),
        backorders(db),
        lateDeliveries(db, today, MOST_NAMES),
        unpaidOfAll(db, today),
        flavoursSold(db, since(PACE_DAYS)),
        countStockDifferences(db),
        countOddCardEvents(db),
        customersNotPrintable(db, MOST_NAMES),
      ])
    const snapshot = catalogue.snapshot()
    return {
      today,
      days: everyDay(byDay, today),
      to_ship: {
        orders: toShip.orders,
        pieces: toShip.pieces,
        oldest: toShip.oldestId === null ? null : { order_id: toShip.oldestId, placed_at: instantOf(toShip.oldestAt!) },
      },
      waiting: {
        orders: waiting.orders,
        pieces: piecesOf(waiting.flavours),
        late: lateOf(snapshot, waiting.flavours, today),
      },
      late_deliveries: deliveries,
      unpaid: {
        invoices: unpaid.invoices,
        sum: inEuros(unpaid.sum),
        overdue: { invoices: unpaid.overdue, sum: inEuros(unpaid.overdueSum), since: unpaid.overdueSince },
      },
      stock_differs: stockDiffers,
      odd_card_events: oddCardEvents,
      not_printable: {
        customers: unprintable.customers,
        first: unprintable.first.map(({ customerId, ...one }) => ({ customer_id: customerId, ...one })),
      },
      runs_out: runsOut(snapshot, sold, { now, today }),
    }
  })
}

type Pieces = { readonly flavourId: number; readonly pieces: number }

const inEuros = (amount: number) => euros(cents(amount))
const instantOf = (at: Date | string) => new Date(at).toISOString()
const piecesOf = (flavours: readonly Pieces[]) => flavours.reduce((sum, { pieces }) => sum + pieces, 0)

/** Days without an order too. */
function everyDay(found: readonly { day: Day; orders: number; net: number }[], today: Day) {
  const byDay = new Map(found.map(row => [row.day, row]))
  return Array.from({ length: SHOWN_DAYS }, (_, i) => {
    const day = daysAfter(today, i - SHOWN_DAYS + 1)
    return { day, orders: byDay.get(day)?.orders ?? 0, net: inEuros(byDay.get(day)?.net ?? 0) }
  })
}

/** What orders wait for without a day to come, the most pieces first. */
function lateOf(snapshot: Snapshot, waiting: readonly Pieces[], today: Day) {
  const late = waiting.filter(({ flavourId }) => (stockOf(snapshot, flavourId).eta ?? '') < today)
  const known = late.filter(({ flavourId }) => snapshot.flavours.get(flavourId))
  const names = known.slice(0, MOST_NAMES).map(({ flavourId }) => nameOf(snapshot, flavourId))
  return { pieces: piecesOf(late), flavours: late.length, names }
}

function runsOut(snapshot: Snapshot, sold: readonly Pieces[], { now, today }: { now: Date; today: Day }) {
  const found = sold
    .flatMap(({ flavourId, pieces }) => {
      const flavour = snapshot.flavours.get(flavourId)
      const { quantity: free, eta } = stockOf(snapshot, flavourId)
      if (!flavour || free === null || !isOffered(flavour, now)) return []
      const days = daysOfCover(free, pieces)
      if (days === null || days >= RUNS_OUT_DAYS) return []
      const coming = eta !== null && eta >= today ? eta : null
      return [
        {
          flavour_id: flavourId,
          name: nameOf(snapshot, flavourId),
          free,
          sold: pieces,
          days,
          eta: coming,
        },
      ]
    })
    .sort((one, other) => one.days - other.days || other.sold - one.sold || one.flavour_id - other.flavour_id)
  return { flavours: found.length, first: found.slice(0, MOST_ROWS) }
}
