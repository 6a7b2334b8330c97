import { refuse } from '@fairfloor/domain/general-refusals'
import { type Correction, freeAfter } from '@fairfloor/domain/stock/desk/correction'
import type { Db } from '../../../platform/database.ts'
import { lockFreeStock, readStock, setStock } from '../../catalogue/index.ts'
import { serveBackorders, takenByOrders } from '../../orders/index.ts'
import { stockVersion } from './view.ts'

type Given = Correction & {
  readonly version: string
  readonly reason: string
  readonly userId: number
  readonly now: Date
}

/**
 * Corrects what is free of a flavour, and gives what has become free to open backorders, in one transaction.
 * @returns pieces that went to orders
 * @throws Refusal changed_meanwhile, and those of `freeAfter`
 */
export async function correctStock(tx: Db, flavourId: number, given: Given): Promise<number> {
  const { version, by, reason, userId, now } = given
  await lockFreeStock(tx, [flavourId])
  const free = (await readStock(tx, [flavourId])).get(flavourId)?.quantity ?? null
  const { setAside } = (await takenByOrders(tx, [flavourId]))(flavourId)
  if (version !== stockVersion({ free, setAside })) throw refuse('changed_meanwhile')
  const quantity = freeAfter({ free, setAside }, given)
  const kind = by === 'count' ? 'count' : 'correction'
  await setStock(tx, [{ flavourId, quantity }], { kind, userId, note: reason, at: now })
  const served = await serveBackorders(tx, { flavourIds: [flavourId], userId, now })
  return served.reduce((sum, line) => sum + line.quantity, 0)
}
