import { inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { flavours } from '../tables.ts'
import type { FlavourInput } from './range.ts'
import { keysOf } from './save-rows.ts'

/** Which of the flavours name a SKU that is another flavour's already. @returns their keys */
export async function foreignSkus(db: Db, source: string, inputs: readonly FlavourInput[]): Promise<Set<string>> {
  const named = inputs.filter(input => input.sku !== undefined)
  if (named.length === 0) return new Set()
  const { id, erpId, sku } = flavours
  const found = await db
    .select({ id, erpId, sku })
    .from(flavours)
    .where(
      inArray(
        sku,
        named.map(input => input.sku!),
      ),
    )
  if (found.length === 0) return new Set()
  const owners = new Map(found.map(row => [row.sku, row]))
  const ids = await keysOf(
    db,
    'flavour',
    source,
    named.filter(input => input.erpId === undefined).map(input => input.key),
  )
  const isForeign = (input: FlavourInput) => {
    const owner = owners.get(input.sku!)
    if (!owner) return false
    return input.erpId === undefined ? ids.get(input.key) !== owner.id : owner.erpId !== input.erpId
  }
  return new Set(named.filter(isForeign).map(input => input.key))
}
