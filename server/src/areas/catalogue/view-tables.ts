import { pgView } from 'drizzle-orm/pg-core'
import { brands, flavours, stock, stockMovements } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const brandNames = pgView('brand_names').as(db =>
  db.select({ id: brands.id, erpId: brands.erpId, name: brands.name }).from(brands),
)

export const flavourSizes = pgView('flavour_sizes').as(db =>
  db.select({ id: flavours.id, sizeId: flavours.sizeId }).from(flavours),
)

export const freeStock = pgView('free_stock').as(db =>
  db.select({ flavourId: stock.flavourId, quantity: stock.quantity, eta: stock.eta }).from(stock),
)

export const stockChanges = pgView('stock_changes').as(db =>
  db
    .select({
      id: stockMovements.id,
      flavourId: stockMovements.flavourId,
      at: stockMovements.at,
      before: stockMovements.before,
      after: stockMovements.after,
      kind: stockMovements.kind,
      orderId: stockMovements.orderId,
    })
    .from(stockMovements),
)
