import { getAccountFigures } from '@fairfloor/domain/content/account-contract'
import * as shapes from '@fairfloor/domain/content/account-shapes'
import { type Day, dayIn, daysBetween } from '@fairfloor/domain/day'
import { euros } from '@fairfloor/domain/money'
import { hasRight } from '@fairfloor/domain/viewer'
import { countDocuments, unpaidInvoices } from './areas/billing/index.ts'
import { addressesOf } from './areas/companies/index.ts'
import { countOpenComplaints } from './areas/complaints/index.ts'
import type { KeptReferences } from './areas/customer-api/index.ts'
import { listsOf } from './areas/order-lists/index.ts'
import { ordersOfCustomerByState } from './areas/orders/index.ts'
import { everyUserOf } from './areas/people/index.ts'
import type { LiveShop } from './areas/seller/index.ts'
import { alertsOf } from './areas/stock/index.ts'
import type { Db } from './platform/database.ts'
import type { Platform } from './platform/platform.ts'
import { serve } from './platform/serve.ts'

type Deps = { readonly shop: LiveShop; readonly references: KeptReferences }

/** What the index of the account says of each of its ways. Eight statements. */
export function serveAccountFigures(platform: Platform, { shop, references }: Deps): void {
  const { db } = platform
  serve(platform, getAccountFigures, shapes.getAccountFigures, async ({ viewer, now }) => {
    const { customerId, userId } = viewer
    const today = dayIn(now, shop.current().timeZone)
    const [invoices, orders, lists, openComplaints, reminders, addresses, users] = await Promise.all([
      hasRight(viewer, 'invoices') ? invoicesOf(db, customerId, today) : null,
      ordersOfCustomerByState(db, customerId),
      listsOf(db, viewer),
      countOpenComplaints(db, customerId),
      alertsOf(db, userId),
      addressesOf(db, customerId),
      hasRight(viewer, 'manage') ? everyUserOf(db, customerId) : null,
    ])
    return {
      invoices,
      orders: {
        all: orders.all,
        under_way: orders.underWay,
        partly_shipped: orders.partlyShipped,
        waiting_pieces: orders.waitingPieces,
      },
      order_lists: lists.length,
      open_complaints: openComplaints,
      reminders: reminders.length,
      addresses: addresses.length,
      users: users?.filter(({ isTechnical, removedAt }) => !isTechnical && removedAt === null).length ?? null,
      references: viewer.hasApiAccess ? (await references.of(customerId)).size : null,
    }
  })
}

async function invoicesOf(db: Db, customerId: number, today: Day) {
  const unpaid = await unpaidInvoices(db, customerId)
  return {
    documents: await countDocuments(db, customerId),
    open: unpaid.length,
    overdue: unpaid
      .filter(({ dueOn, owed }) => owed > 0 && dueOn < today)
      .map(({ number, dueOn, owed }) => ({
        invoice_number: number,
        due_on: dueOn,
        days: daysBetween(dueOn, today),
        owed: euros(owed),
      })),
  }
}
