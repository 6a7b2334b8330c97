import { refuse } from '@fairfloor/domain/feedback/refusals'
import { canGiveFeedback } from '@fairfloor/domain/feedback/window'
import type { Refusal } from '@fairfloor/domain/refusal'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Edition } from '../trade-show/index.ts'

/** An exhibitor as feedback needs it. */
export type Booth = {
  readonly editionId: number
  readonly exhibitorId: number
  readonly name: string
  readonly brandErpId: string | null
}

/** Feedback is open from the first day of ordering to the end of release. */
export const closedRefusal = (edition: Edition, now: Date): Refusal | undefined =>
  canGiveFeedback(edition, now)
    ? undefined
    : refuse('feedback_closed', { start: edition.orderStart, end: edition.releaseEnd, timeZone: edition.timeZone })

/** Nobody rates their own booth. */
export const ownBoothRefusal = ({ brandErpId }: Booth, viewer: Viewer): Refusal | undefined =>
  viewer.brandErpId !== null && viewer.brandErpId === brandErpId ? refuse('own_booth') : undefined
