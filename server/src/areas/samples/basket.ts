import { cents } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { rows } from '../../platform/database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { SampleBasket } from '../show-orders/index.ts'

type Shipped = { quantity: number; flavourId: number; sku: string; productName: string; name: string }

/** The samples of a show order: in the basket, and on the order of its first release. */
export const sampleBasket = (catalogue: Catalogue): SampleBasket => ({
  positions: (editionId, customerId) => sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id,
      'quantity', p.quantity,
      'flavourId', sample.flavour_id,
      'exhibitorId', sample.exhibitor_id,
      'productName', sample.product_name,
      'name', sample.name
    ) order by p.taken_at, p.id), '[]'::jsonb)
    ${fromPositions}
    where ${inBasket(editionId, customerId)}`,

  async ship(tx, editionId, customerId, now) {
    const shipped = await rows<Shipped>(
      tx,
      sql`
        with shipped as (
          update sample_positions set shipped_at = ${now.toISOString()}::timestamptz
          where id in (
            select p.id ${fromPositions} where ${inBasket(editionId, customerId)} and p.shipped_at is null
          )
          returning id, sample_flavour_id, quantity
        )
        select shipped.quantity, f.flavour_id as "flavourId", f.sku, s.name as "productName", f.name
        from shipped
        join sample_flavours f on f.id = shipped.sample_flavour_id
        join sample_products s on s.id = f.sample_product_id
        order by shipped.id`,
    )
    const { flavours } = catalogue.snapshot()
    return shipped.map(({ quantity, flavourId, sku, productName, name }) => {
      const { product } = flavours.get(flavourId)!.size
      return {
        flavourId,
        quantity,
        sku,
        productName,
        flavourName: name,
        sizeName: SIZE_NAME,
        brandName: product.brand.name,
        vatClass: product.vatClass,
        unitNet: cents(0),
        ean: null,
        depositClass: null,
        readyMillilitres: null,
        hasLabel: false,
      }
    })
  },

  async giveBack(tx, editionId, customerId) {
    const unshipped = sql`${inBasket(editionId, customerId)} and p.shipped_at is null`
    const locked = await rows<{ id: number }>(
      tx,
      sql`
        select id from sample_flavours
        where id in (select sample.id ${fromPositions} where ${unshipped}) order by id for update`,
    )
    if (locked.length === 0) return
    await tx.execute(sql`
      with gone as (
        delete from sample_positions where id in (select p.id ${fromPositions} where ${unshipped})
        returning sample_flavour_id, quantity
      )
      update sample_flavours f set stock = f.stock + given.quantity
      from (select sample_flavour_id, sum(quantity)::int as quantity from gone group by sample_flavour_id) given
      where f.id = given.sample_flavour_id`)
  },

  async holders(db, editionId) {
    const found = await rows<{ customerId: number }>(
      db,
      sql`
        select distinct p.customer_id as "customerId" ${fromPositions}
        where sample.edition_id = ${editionId}::int and p.shipped_at is null`,
    )
    return found.map(({ customerId }) => customerId)
  },
})

/** Shown in place of the size on the order. */
const SIZE_NAME = 'Free sample'

/**
 * Samples with what they are, one look-up per position. Without `offset 0` PostgreSQL may begin with all samples of the
 * edition, because it guesses that a customer has taken more than the exhibitors offer.
 */
const fromPositions = sql`
  from sample_positions p
  cross join lateral (
    select f.id, f.flavour_id, f.name, s.exhibitor_id, s.name as product_name, e.edition_id
    from sample_flavours f
    join sample_products s on s.id = f.sample_product_id
    join exhibitor_editions e on e.id = s.exhibitor_id
    where f.id = p.sample_flavour_id
    offset 0
  ) sample`

const inBasket = (editionId: number, customerId: number): SQL =>
  sql`p.customer_id = ${customerId}::int and sample.edition_id = ${editionId}::int`
