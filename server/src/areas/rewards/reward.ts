import type { Db } from '../../platform/database.ts'
import { usersOfCustomers } from '../people/index.ts'
import type { ActivityEvent } from '../trade-show/index.ts'
import { competes } from './policy.ts'
import { rewardedThings } from './tables.ts'

/** Records an activity, each item once: the outbox may deliver an event again. */
export async function reward(tx: Db, events: readonly ActivityEvent[], now: Date): Promise<void> {
  const ofCustomers = await usersOfCustomers(
    tx,
    events.map(({ userId }) => userId),
  )
  const done = events
    .filter(({ switched, userId }) => competes({ switched, ofCustomer: ofCustomers.has(userId) }))
    .flatMap(({ editionId, userId, activity, things }) =>
      things.map(thingId => ({ editionId, userId, activity, thingId, doneAt: now })),
    )
  if (done.length > 0) await tx.insert(rewardedThings).values(done).onConflictDoNothing()
}
