import type { Viewer } from '@fairfloor/domain/identity/viewer'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'

export const ACTIVITY = 'trade-show.activity'

/** Somebody did something at an edition. Delivered at least once, and again for what is repeated: who counts, counts things once. */
export type ActivityEvent = {
  editionId: number
  userId: number
  activity: Activity
  /** Ids of what it was done with: exhibitors, a highlight, a category; the edition itself for the tour and the video. */
  things: number[]
  /** An agent did it for the user. */
  switched: boolean
}

/** Tells whoever counts the visitors' activities, in the transaction of the activity. */
export const publishActivity = (tx: Db, event: ActivityEvent): Promise<void> => publish(tx, ACTIVITY, event)

/** Who did it, as the event says it. */
export const by = (viewer: Viewer): Pick<ActivityEvent, 'userId' | 'switched'> => ({
  userId: viewer.userId,
  switched: viewer.agent !== null,
})
