import * as contract from '@fairfloor/domain/catalogue/desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { fieldsByHand, type HandKind, releaseFields } from '../by-hand.ts'
import { type Catalogue, changed } from '../live.ts'

/** Lets imports set again what the operator had set by hand. Names go back at once, other values stay until the next import. */
export function serveFollowing(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract.followImport, shapes.followImport, async ({ params, viewer, now, transaction }) => {
    await transaction(async tx => {
      const name = await nameOf(tx, params)
      const released: string[] = []
      for (const [kind, ids] of await partsOf(tx, params)) {
        const held = await fieldsByHand(tx, kind, ids)
        released.push(...[...held.values()].flatMap(fields => [...fields].map(field => `${kind}: ${field}`)))
        await releaseFields(tx, kind, ids)
      }
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: `let imports set ${params.of} again`,
        subject: name,
        details: { fields: { before: [...new Set(released)].sort(), after: [] } },
      })
      await changed(tx, params.of === 'brand' ? {} : { products: [params.id] })
    })
    await catalogue.reload([params.of === 'brand' ? 0 : params.id])
    return { success: true } as const
  })
}

type Asked = { readonly of: 'brand' | 'product'; readonly id: number }

async function nameOf(tx: Db, { of, id }: Asked): Promise<string> {
  const table = sql.identifier(`${of}s`)
  const [found] = await rows<{ name: string }>(tx, sql`select name from ${table} where id = ${id} for update`)
  if (!found) throw refuse('not_found')
  return found.name
}

/** The row itself; of a product also its sizes and flavours. */
async function partsOf(tx: Db, { of, id }: Asked): Promise<[kind: HandKind, ids: number[]][]> {
  if (of === 'brand') return [['brand', [id]]]
  const sizes = await rows<{ id: number }>(tx, sql`select id from product_sizes where product_id = ${id}`)
  const flavours = await rows<{ id: number }>(
    tx,
    sql`select id from flavours where size_id in (select id from product_sizes where product_id = ${id})`,
  )
  return [
    ['product', [id]],
    ['size', sizes.map(size => size.id)],
    ['flavour', flavours.map(flavour => flavour.id)],
  ]
}
