import { cents, euros } from '@fairfloor/domain/money'
import { getShowFigures } from '@fairfloor/domain/show-orders/figures-contract'
import * as shapes from '@fairfloor/domain/show-orders/figures-shapes'
import { and, eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { showOrders, showPositions } from './tables.ts'

type Deps = { readonly catalogue: Catalogue; readonly shows: Shows }

/** The sums of a show, for the operator: all together, and by brand. */
export function serveShowFigures(platform: Platform, { catalogue, shows }: Deps): void {
  serve(platform, getShowFigures, shapes.getShowFigures, async () => {
    const editionId = shows.current().edition.id
    const isConfirmed = sql`filter (where ${showOrders.confirmedAt} is not null)`
    const [[sums], flavours] = await Promise.all([
      platform.db
        .select({
          ...figures,
          customers: number(sql`count(distinct ${showOrders.id})`),
          customers_confirmed: number(sql`count(distinct ${showOrders.id}) ${isConfirmed}`),
          pieces_released: number(sql`sum(${showPositions.releasedQuantity})`),
        })
        .from(showOrders)
        .innerJoin(showPositions, eq(showPositions.showOrderId, showOrders.id))
        .where(and(eq(showOrders.editionId, editionId), isOrdered)),
      platform.db
        .select({ flavourId: showPositions.flavourId, ...figures })
        .from(showOrders)
        .innerJoin(showPositions, eq(showPositions.showOrderId, showOrders.id))
        .where(and(eq(showOrders.editionId, editionId), isOrdered))
        .groupBy(showPositions.flavourId),
    ])
    const known = catalogue.snapshot().flavours
    const byBrand = Map.groupBy(flavours, ({ flavourId }) => known.get(flavourId)?.size.product.brand.id)
    return {
      ...inEuros(sums!),
      brands: [...byBrand]
        .flatMap(([brandId, rows]) => (brandId === undefined ? [] : [brandSums(brandId, rows)]))
        .sort((one, other) => one.brand_id - other.brand_id),
    }
  })
}

const ordered = sql`(${showPositions.quantity} - ${showPositions.deletedQuantity})`
const isOrdered = sql`${ordered} > 0`
const number = (sum: ReturnType<typeof sql>) => sql`coalesce(${sum}, 0)`.mapWith(Number)
const figures = {
  lines: number(sql`count(*)`),
  pieces: number(sql`sum(${ordered})`),
  net: number(sql`sum(${ordered} * ${showPositions.price}::bigint)`),
}

const brandSums = (brandId: number, rows: readonly Row[]) => {
  const { flavourId: _, ...sums } = inEuros(rows.reduce(added))
  return { brand_id: brandId, ...sums }
}

type Row = { flavourId: number; lines: number; pieces: number; net: number }

const added = (a: Row, b: Row): Row => ({
  ...a,
  lines: a.lines + b.lines,
  pieces: a.pieces + b.pieces,
  net: a.net + b.net,
})

const inEuros = <Sums extends { net: number }>({ net, ...rest }: Sums) => ({
  ...rest,
  price_excl_vat: euros(cents(net)),
})
