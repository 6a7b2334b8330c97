import type { Activity } from '@fairfloor/domain/trade-show/activities'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'

export const ACTIVITY = 'trade-show.activity'

/** A user's activity at an edition. Delivered at least once, also for repetitions; subscribers count each item once. */
export type ActivityEvent = {
  editionId: number
  userId: number
  activity: Activity
  /** Ids of the items: exhibitors, a highlight, a category; the edition itself for the tour and the video. */
  things: number[]
  /** An agent did it as the user. */
  switched: boolean
}

/** Publishes a visitor's activity, in the transaction of the activity. */
export const publishActivity = (tx: Db, event: ActivityEvent): Promise<void> => publish(tx, ACTIVITY, event)

/** The user, as named in the event. */
export const by = (viewer: Viewer): Pick<ActivityEvent, 'userId' | 'switched'> => ({
  userId: viewer.userId,
  switched: viewer.agent !== null,
})
