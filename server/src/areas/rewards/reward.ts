import type { Db } from '../../platform/database.ts'
import { isUserOfCustomer } from '../identity/index.ts'
import type { ActivityEvent } from '../trade-show/index.ts'
import { competes } from './policy.ts'
import { rewardedThings } from './tables.ts'

/** Writes down what somebody did, each thing once: the event comes again for whatever is repeated. */
export async function reward(
  tx: Db,
  { editionId, userId, activity, things, switched }: ActivityEvent,
  now: Date,
): Promise<void> {
  if (things.length === 0) return
  if (!competes({ switched, ofCustomer: await isUserOfCustomer(tx, userId) })) return
  await tx
    .insert(rewardedThings)
    .values(things.map(thingId => ({ editionId, userId, activity, thingId, doneAt: now })))
    .onConflictDoNothing()
}
