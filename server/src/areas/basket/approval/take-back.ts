import { refuse } from '@fairfloor/domain/basket/refusals'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { fillBasket } from '../fill.ts'
import type { Goods } from '../price.ts'
import { decide, guardWaiting, linesOf, lockApproval } from './stored.ts'

type TakingBack = { readonly viewer: CustomerViewer; readonly id: number; readonly now: Date }

/**
 * Puts the lines of an own order that waits, or was refused, into the basket again. Drop the customer's kept basket after the
 * commit.
 * @returns how many can no longer be ordered
 * @throws Refusal not_found, approval_decided, approval_taken_back, quantity_too_large
 */
export async function takeOrderBack(tx: Db, goods: Goods, { viewer, id, now }: TakingBack): Promise<number> {
  const approval = await lockApproval(tx, viewer, id)
  if (approval.askedBy !== viewer.userId) throw refuseGenerally('not_found')
  if (approval.takenBackAt !== null) throw refuse('approval_taken_back')
  if (approval.outcome !== 'refused') {
    await guardWaiting(tx, approval)
    await decide(tx, id, { decidedAt: now, decidedBy: viewer.userId, outcome: 'withdrawn', takenBackAt: now })
  } else await decide(tx, id, { takenBackAt: now })
  const { left_out: gone } = await fillBasket(tx, goods, { viewer, lines: await linesOf(tx, id), now })
  return gone.length
}
