import * as contract from '@fairfloor/domain/catalogue/category-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/category-desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { holdFields } from '../by-hand.ts'
import { type Catalogue, changed } from '../live.ts'
import { readCategories } from '../load-snapshot.ts'
import { pathInFiles, pathKey } from '../save/save-categories.ts'
import type { Category } from '../snapshot.ts'
import { categories } from '../tables.ts'
import { categoryPaths } from './category-paths.ts'

/** The operator's categories: names, ranks, texts, and their places in the tree. */
export function serveCategoryDesk(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract.getDeskCategories, shapes.getDeskCategories, () => treeIn(platform.db))

  serve(platform, contract.createCategory, shapes.createCategory, async ({ body, viewer, now, transaction }) => {
    const answer = await transaction(async tx => {
      await tx.execute(sql`lock table categories in share row exclusive mode`)
      const { parent_id: parentId, rank } = body
      const wanted = { name: body.name.trim(), parentId, rank, description: body.description.trim() }
      guardPlace(await readCategories(tx), 0, wanted)
      const [row] = await tx.insert(categories).values(wanted).returning()
      const subject = categoryPaths(await readCategories(tx)).get(row!.id)!
      const details = differences({}, wanted)
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'create category', subject, details })
      await changed(tx)
      return { id: row!.id, ...(await treeIn(tx)) }
    })
    await catalogue.reload()
    return answer
  })

  serve(
    platform,
    contract.changeCategory,
    shapes.changeCategory,
    async ({ params, body, viewer, now, transaction }) => {
      const answer = await transaction(async tx => {
        // Two who move categories at once could make a circle; imports wait, readers go on.
        await tx.execute(sql`lock table categories in share row exclusive mode`)
        const all = await readCategories(tx)
        const before = all.get(params.id)
        if (!before) throw refuse('not_found')
        guardVersion(body.version, editedOf(before))
        const { parent_id: parentId, rank } = body
        const edited = { name: body.name.trim(), parentId, rank, description: body.description.trim() }
        guardPlace(all, params.id, edited)
        await tx.update(categories).set(edited).where(eq(categories.id, params.id))
        const paths = [all, new Map([...all, [params.id, { ...before, ...edited }]])].map(categoryPaths)
        const [from, to] = paths.map(path => path.get(params.id))
        const { userId } = viewer
        if (edited.name !== before.name || parentId !== before.parentId) {
          const path = pathKey(await pathInFiles(tx, all, params.id))
          await holdFields(tx, 'category', params.id, ['name'], { now, userId }, path)
        }
        await writeAudit(tx, {
          at: now,
          userId,
          action: 'change category',
          subject: to!,
          details: {
            ...differences(editedOf(before), editedOf({ ...before, ...edited })),
            ...(from !== to && { path: { before: from, after: to } }),
          },
        })
        await changed(tx)
        return treeIn(tx)
      })
      await catalogue.reload()
      return answer
    },
  )
}

/** What the form edits. */
const editedOf = ({
  name,
  parentId,
  rank,
  description,
}: Pick<Category, 'name' | 'parentId' | 'rank' | 'description'>) => ({
  name,
  parentId,
  rank,
  description,
})

type Place = { readonly name: string; readonly parentId: number | null }

/** @throws Refusal name_missing, category_gone, category_within_itself, name_taken */
function guardPlace(all: ReadonlyMap<number, Category>, id: number, { name, parentId }: Place): void {
  if (name === '') throw refuse('name_missing').at('name')
  if (parentId !== null && !all.has(parentId)) throw refuse('category_gone').at('parent_id')
  for (let above: number | null = parentId; above !== null; above = all.get(above)?.parentId ?? null)
    if (above === id) throw refuse('category_within_itself').at('parent_id')
  const isTaken = [...all.values()].some(
    other => other.id !== id && other.parentId === parentId && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw refuse('name_taken').at('name')
}

async function treeIn(db: Db): Promise<Answer<typeof contract.getDeskCategories>> {
  const all = await readCategories(db)
  const counted = await rows<{ id: number; products: number }>(
    db,
    sql`select category_id as id, count(*)::int as products from products group by category_id`,
  )
  const productsOf = new Map(counted.map(({ id, products }) => [id, products]))
  const depthOf = (id: number): number => {
    const parent = all.get(id)?.parentId ?? null
    return parent === null ? 0 : 1 + depthOf(parent)
  }
  return {
    categories: [...categoryPaths(all).keys()].map(id => {
      const category = all.get(id)!
      const { name, parentId, rank, description, image } = category
      return {
        id,
        version: versionOf(editedOf(category)),
        name,
        parent_id: parentId,
        depth: depthOf(id),
        rank,
        description,
        image_url: pictureUrlOf(image),
        products: productsOf.get(id) ?? 0,
      }
    }),
  }
}
