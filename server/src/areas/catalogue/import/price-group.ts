import type { Db } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import { savePriceGroup } from '../../companies/index.ts'

class Undo extends Error {}

/** The price group of that name, created if new; a dry run only reserves the id. */
export async function priceGroupId(db: Db, name: string, dryRun: boolean): Promise<number> {
  let id = 0
  await transaction(db, async tx => {
    id = await savePriceGroup(tx, name)
    if (dryRun) throw new Undo()
  }).catch(error => {
    if (!(error instanceof Undo)) throw error
  })
  return id
}
