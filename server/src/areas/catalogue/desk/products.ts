import * as contract from '@fairfloor/domain/catalogue/product-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/product-desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { priceGroupNames } from '../../companies/index.ts'
import { type Catalogue, changed } from '../live.ts'
import { asOfOneMoment } from '../load-snapshot.ts'
import { categories } from '../tables.ts'
import { readProduct } from './product-rows.ts'
import { type Edited, editedOf, productView } from './product-view.ts'
import { saveProduct } from './save-product.ts'

/** One product with everything below it: read, edited and saved as a whole. */
export function serveProductDesk(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract.getDeskProduct, shapes.getDeskProduct, ({ params, now }) =>
    asOfOneMoment(platform.db, async tx => productView(tx, await readProduct(tx, params.id), now)),
  )

  serve(platform, contract.changeProduct, shapes.changeProduct, async ({ params, body, viewer, now, transaction }) => {
    const { userId } = viewer
    const answer = await transaction(async tx => {
      const before = await readProduct(tx, params.id, true)
      guardVersion(body.version, editedOf(before, now))
      await guardReferences(tx, body)
      await saveProduct(tx, before, body, { now, userId })
      const after = await readProduct(tx, params.id)
      const details = differences(auditView(editedOf(before, now)), auditView(editedOf(after, now)))
      await writeAudit(tx, { at: now, userId, action: 'change product', subject: after.product.name, details })
      await changed(tx, { products: [params.id] })
      return productView(tx, after, now)
    })
    await catalogue.reload([params.id])
    return answer
  })
}

/** @throws Refusal category_gone, group_gone */
async function guardReferences(tx: Db, body: Edited): Promise<void> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, body.category_id))
  if (!category) throw refuse('category_gone').at('category_id')
  const groups = await priceGroupNames(tx)
  for (const [i, size] of body.sizes.entries())
    for (const [j, { group_id: id }] of size.group_prices.entries())
      if (!groups.has(id)) throw refuse('group_gone').at(`sizes.${i}.group_prices.${j}`)
}

/** Every field by a name of its own, so that the log shows only what has changed. */
export function auditView({ sizes, ...product }: Edited): Record<string, unknown> {
  const view: Record<string, unknown> = { ...product }
  for (const { flavours, group_prices: prices, ...size } of sizes) {
    for (const [field, value] of Object.entries(size)) view[`size ${size.id} ${field}`] = value
    for (const { group_id: group, ...pair } of prices)
      for (const [field, value] of Object.entries(pair)) view[`size ${size.id} group ${group} ${field}`] = value
    for (const { id, ...flavour } of flavours)
      for (const [field, value] of Object.entries(flavour)) view[`flavour ${id} ${field}`] = value
  }
  return view
}
