import * as contract from '@fairfloor/domain/catalogue/create-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/create-desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Call, serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { type Catalogue, changed } from '../live.ts'
import { productSizes } from '../tables.ts'
import { categoryPaths } from './category-paths.ts'
import { createFlavour, createProduct, createSize } from './create-rows.ts'
import { readProduct } from './product-rows.ts'
import { editedOf, productView } from './product-view.ts'
import { auditView } from './products.ts'

/** Products, sizes and flavours that the operator creates by hand. */
export function serveCreation(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract.getRangeChoices, shapes.getRangeChoices, () => {
    const { brands, categories } = catalogue.snapshot()
    return {
      brands: [...brands.values()]
        .map(({ id, name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
      categories: [...categoryPaths(categories)].map(([id, name]) => ({ id, name })),
    }
  })

  type Creation = Pick<Call<typeof contract.createProduct>, 'viewer' | 'now' | 'transaction'> & {
    /** As in the audit log. */
    readonly what: string
    /** The product or the size that gets something; none for a new product. */
    readonly of?: { readonly product: number } | { readonly size: number }
  }

  /** @param create answers the id of the product */
  async function created(
    { viewer, now, transaction, what, of }: Creation,
    create: (tx: Db, who: { now: Date; userId: number }) => Promise<number>,
  ) {
    const { userId } = viewer
    const answer = await transaction(async tx => {
      const before = of ? auditView(editedOf(await readProduct(tx, await productOf(tx, of)), now)) : {}
      const id = await create(tx, { now, userId })
      const after = await readProduct(tx, id)
      const details = differences(before, auditView(editedOf(after, now)))
      await writeAudit(tx, { at: now, userId, action: `create ${what}`, subject: after.product.name, details })
      await changed(tx, { products: [id] })
      return productView(tx, after, now)
    })
    await catalogue.reload([answer.id])
    return answer
  }

  serve(platform, contract.createProduct, shapes.createProduct, ({ body, ...call }) =>
    created({ ...call, what: 'product' }, (tx, who) => createProduct(tx, body, who)),
  )

  serve(platform, contract.createSize, shapes.createSize, ({ params: { id }, body, ...call }) =>
    created({ ...call, what: 'size', of: { product: id } }, async (tx, who) => {
      await createSize(tx, id, body, { ...who, path: '' })
      return id
    }),
  )

  serve(platform, contract.createFlavour, shapes.createFlavour, ({ params: { id }, body, ...call }) =>
    created({ ...call, what: 'flavour', of: { size: id } }, (tx, who) =>
      createFlavour(tx, id, body, { ...who, path: '' }),
    ),
  )
}

/** @throws Refusal not_found */
async function productOf(tx: Db, of: { product: number } | { size: number }): Promise<number> {
  if ('product' in of) return of.product
  const [size] = await tx.select().from(productSizes).where(eq(productSizes.id, of.size))
  if (!size) throw refuse('not_found')
  return size.productId
}
