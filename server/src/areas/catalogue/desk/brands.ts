import * as contract from '@fairfloor/domain/catalogue/desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import { type Part, partOf } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { differences, mentions, writeAudit } from '../../back-office/index.ts'
import { fieldsByHand, holdFields } from '../by-hand.ts'
import { type Catalogue, changed } from '../live.ts'
import { type Brand, isOnSale } from '../snapshot.ts'
import { brands } from '../tables.ts'
import { discontinuedAt } from './on-sale.ts'

type Row = typeof brands.$inferSelect

const LAST = 10_000
const ORDER: Record<'name' | 'rank' | 'products', (a: Brand, b: Brand) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  rank: (a, b) => (a.rank ?? LAST) - (b.rank ?? LAST) || a.name.localeCompare(b.name),
  products: (a, b) => b.products.length - a.products.length || a.name.localeCompare(b.name),
}

/** The operator's brands: name, rank among the top brands, text. */
export function serveBrandDesk(platform: Platform, catalogue: Catalogue): void {
  const { db } = platform

  const list = ({ query: { search, sort = 'name' }, now }: ListCall<typeof contract.getDeskBrands>, part: Part) => {
    const found = [...catalogue.snapshot().brands.values()]
      .filter(({ name, erpId }) => mentions(`${name} ${erpId ?? ''}`, search))
      .sort(ORDER[sort])
    const { rows, listed } = partOf(found, ({ id }) => id, part)
    return { ...listed, brands: rows.map(brand => rowOf(brand, now)) }
  }

  serveList(platform, contract.getDeskBrands, shapes.getDeskBrands, list, {
    name: 'brands',
    rows: ({ brands }) => brands,
    columns: [
      ['name', ({ name }) => name],
      ['rank', ({ rank }) => rank],
      ['number', ({ foreign_number }) => foreign_number],
      ['products', ({ products }) => products],
      ['sizes', ({ sizes }) => sizes],
      ['onSale', ({ on_sale }) => on_sale],
    ],
  })

  const viewOf = async (tx: Db, row: Row, now: Date): Promise<Answer<typeof contract.getDeskBrand>> => {
    const { products = [], sizes = [] } = catalogue.snapshot().brands.get(row.id) ?? {}
    return {
      ...rowOf({ ...row, products, sizes }, now),
      version: versionOf(editedOf(row, now)),
      description: row.description,
      banner_url: row.banner && pictureUrl(row.banner, 640),
      by_hand: [...((await fieldsByHand(tx, 'brand', [row.id])).get(row.id) ?? [])].sort(),
    }
  }

  serve(platform, contract.getDeskBrand, shapes.getDeskBrand, async ({ params, now }) => {
    const [row] = await db.select().from(brands).where(eq(brands.id, params.id))
    if (!row) throw refuse('not_found')
    return viewOf(db, row, now)
  })

  serve(platform, contract.createBrand, shapes.createBrand, async ({ body, viewer, now, transaction }) => {
    const { userId } = viewer
    const answer = await transaction(async tx => {
      // Two who create the same brand at once would both find its name free.
      await tx.execute(sql`lock table brands in share row exclusive mode`)
      const wanted = { name: body.name.trim(), rank: body.rank, description: body.description.trim() }
      await guardName(tx, wanted.name)
      const [row] = await tx.insert(brands).values(wanted).returning()
      await holdFields(tx, 'brand', row!.id, ['name'], { now, userId })
      const details = differences({}, editedOf(row!, now))
      await writeAudit(tx, { at: now, userId, action: 'create brand', subject: row!.name, details })
      await changed(tx, {})
      return viewOf(tx, row!, now)
    })
    await catalogue.reload([0])
    return answer
  })

  serve(platform, contract.changeBrand, shapes.changeBrand, async ({ params, body, viewer, now, transaction }) => {
    const answer = await transaction(async tx => {
      const [before] = await tx.select().from(brands).where(eq(brands.id, params.id)).for('update')
      if (!before) throw refuse('not_found')
      guardVersion(body.version, editedOf(before, now))
      const edited = {
        name: body.name.trim(),
        rank: body.rank,
        description: body.description.trim(),
        discontinuedAt: discontinuedAt(body.on_sale, before, now),
      }
      await guardName(tx, edited.name, before.id)
      const after = { ...before, ...edited }
      await tx.update(brands).set(edited).where(eq(brands.id, before.id))
      const { userId } = viewer
      if (edited.name !== before.name) await holdFields(tx, 'brand', before.id, ['name'], { now, userId }, before.name)
      const details = differences(editedOf(before, now), editedOf(after, now))
      await writeAudit(tx, { at: now, userId, action: 'change brand', subject: after.name, details })
      await changed(tx, {})
      return viewOf(tx, after, now)
    })
    await catalogue.reload([0])
    return answer
  })
}

/** What the form edits. */
const editedOf = ({ name, rank, description, discontinuedAt }: Row, now: Date) => ({
  name,
  rank,
  description,
  on_sale: isOnSale({ discontinuedAt }, now),
})

/** Imports find a brand without a number by its name. @throws Refusal name_missing, name_taken */
async function guardName(tx: Db, name: string, id = 0): Promise<void> {
  if (name === '') throw refuse('name_missing').at('name')
  const isNamesake = and(eq(sql`lower(${brands.name})`, name.toLowerCase()), ne(brands.id, id))
  const namesakes = await tx.select({ id: brands.id }).from(brands).where(isNamesake).limit(1)
  if (namesakes.length > 0) throw refuse('name_taken').at('name')
}

const rowOf = ({ id, name, erpId, rank, logo, discontinuedAt, products, sizes }: Brand, now: Date) => ({
  id,
  name,
  foreign_number: erpId,
  rank,
  logo_url: pictureUrlOf(logo),
  products: products.length,
  sizes: sizes.length,
  on_sale: isOnSale({ discontinuedAt }, now),
})
