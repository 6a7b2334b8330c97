import type { Pictured } from '@fairfloor/domain/catalogue/desk-choices'
import * as contract from '@fairfloor/domain/catalogue/desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { savePicture } from '../../../platform/pictures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { type Catalogue, type Changes, changed } from '../live.ts'

type Place = { readonly table: string; readonly column: string; readonly changes: (id: number) => Changes }

const PLACES: Record<Pictured, Place> = {
  'brand-logo': { table: 'brands', column: 'logo', changes: () => ({}) },
  'brand-banner': { table: 'brands', column: 'banner', changes: () => ({}) },
  category: { table: 'categories', column: 'image', changes: () => ({}) },
  product: { table: 'products', column: 'image', changes: id => ({ products: [id] }) },
  size: { table: 'product_sizes', column: 'image', changes: id => ({ sizes: [id] }) },
  flavour: { table: 'flavours', column: 'image', changes: id => ({ flavours: [id] }) },
}

/** Pictures of brands, categories, products, sizes and flavours; saved as soon as one is chosen. */
export function servePictureDesk(platform: Platform, catalogue: Catalogue): void {
  type Change = {
    readonly of: Pictured
    readonly id: number
    readonly userId: number
    readonly now: Date
    readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  }

  /** @param hash null: none any more */
  async function setTo(hash: string | null, { of, id, userId, now, transaction }: Change) {
    const { table, column, changes } = PLACES[of]
    await transaction(async tx => {
      const [from, picture] = [sql.identifier(table), sql.identifier(column)]
      const [before] = await rows<{ name: string; picture: string | null }>(
        tx,
        sql`select name, ${picture} as picture from ${from} where id = ${id} for update`,
      )
      if (!before) throw refuse('not_found')
      if (before.picture === hash) return
      await tx.execute(sql`update ${from} set ${picture} = ${hash} where id = ${id}`)
      await writeAudit(tx, {
        at: now,
        userId,
        action: `change picture of ${of.replace('-', ' ')}`,
        subject: before.name,
        details: { picture: { before: urlOf(before.picture), after: urlOf(hash) } },
      })
      await changed(tx, changes(id))
    })
    await catalogue.reload(await productsWith(platform.db, of, id))
    return { url: urlOf(hash) }
  }

  serve(platform, contract.setPicture, shapes.setPicture, async ({ params, body, viewer, now, transaction }) =>
    setTo(await savePicture(platform.files, body.picture.content), {
      ...params,
      userId: viewer.userId,
      now,
      transaction,
    }),
  )

  serve(platform, contract.removePicture, shapes.removePicture, ({ params, viewer, now, transaction }) =>
    setTo(null, { ...params, userId: viewer.userId, now, transaction }),
  )
}

const urlOf = (hash: string | null) => hash && pictureUrl(hash, 640)

/** Products to read again; 0 stands for brands and categories. */
async function productsWith(db: Db, of: Pictured, id: number): Promise<number[]> {
  if (of === 'product') return [id]
  if (of !== 'size' && of !== 'flavour') return [0]
  const size = of === 'size' ? sql`${id}` : sql`(select size_id from flavours where id = ${id})`
  const found = await rows<{ id: number }>(db, sql`select product_id as id from product_sizes where id = ${size}`)
  return found.map(product => product.id)
}
