import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DURING } from '../e2e/support/edition.ts'
import type { Server } from '../e2e/support/server.ts'
import type { BenchDatabase, Databases } from './databases.ts'
import { importFile } from './import-file.ts'
import { adding, boothOf, logIn, OTHER_BUYER, positionsOf, type Session, sending, startProduct } from './product.ts'
import { writeRange } from './range.ts'

const FEW = 2000
export const MANY = 100_000
const LINES = 20

/** A database with a price list of this many flavours. */
export async function importFlavours(database: BenchDatabase, flavours: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-range-'))
  try {
    return await importFile(database, writeRange(folder, flavours))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A shop with the demo, 2,000 more flavours, and a confirmed order of another buyer with 20 lines, released once, and an
 * order of the shop of 20 lines; all
 * databases are closed. `floor` is its copy; `demo` is a copy from before the flavours were added.
 */
export async function prepare(databases: Databases) {
  const shop = await databases.make('shop')
  await stopped(startProduct(shop))
  const demo = await databases.copy(shop, 'demo')
  await importFlavours(shop, FEW)
  const server = await startProduct(shop)
  const buyer = await logIn(server, OTHER_BUYER)
  const { flavourIds } = await boothOf(buyer)
  await buyer.json('/api/onlineshop/vts-basket-add-position', adding(positionsOf(flavourIds.slice(0, LINES), 1000)))
  await server.restart(DURING.confirmation)
  await buyer.json('/api/onlineshop/vts-basket', sending('PATCH', { confirm: true }))
  await server.restart(DURING.release)
  const later = await logIn(server, OTHER_BUYER)
  await later.json('/api/onlineshop/vts-release', await releasing(later))
  await later.json('/api/onlineshop/orders', sending('POST', await fillShopBasket(later)))
  await server.remove()
  const floor = await databases.copy(shop, 'floor')
  return { shop, demo, floor }
}

/** Puts 20 lines into the shop's basket. @returns the order that its checkout would place */
export async function fillShopBasket(buyer: Session): Promise<object> {
  const { flavourIds } = await boothOf(buyer)
  await buyer.json('/api/onlineshop/basket/positions', adding(positionsOf(flavourIds.slice(0, LINES), 12)))
  const { chosen, breakdown } = await buyer.json<{ chosen: object; breakdown: { total_price_inc_vat: number } }>(
    '/api/onlineshop/checkout',
  )
  const given = { external_reference: null, note: null, wished_on: null }
  return { ...chosen, ...given, seen_total: breakdown.total_price_inc_vat }
}

const stopped = async (server: Promise<Server>) => (await server).remove()

/** The call that releases one piece of every line. */
export async function releasing(buyer: Session) {
  const { positions, shipping_addresses } = await buyer.json<{
    positions: { product_attribute_id: number }[]
    shipping_addresses: { id: number }[]
  }>('/api/onlineshop/vts-release')
  return sending('POST', {
    positions: positionsOf(
      positions.map(position => position.product_attribute_id),
      1,
    ),
    shipping_address_id: shipping_addresses[0]!.id,
  })
}
