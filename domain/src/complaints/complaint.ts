import { MB } from '../bytes.ts'
import { type Day, daysAfter } from '../day.ts'
import type { ComplaintState } from './states.ts'

/** What is wrong with goods that have arrived, or have not. */
export const complaintReasons = ['damaged', 'missing', 'wrong', 'short-dated', 'quality'] as const

export type ComplaintReason = (typeof complaintReasons)[number]

/** What an accepted complaint ends in: the pieces' price back, or the pieces again without a price. */
export const settlements = ['credit', 'replacement'] as const

export type Settlement = (typeof settlements)[number]

export const COMPLAINT_DAYS = 14
export const LONGEST_TEXT = 2000
export const MOST_PHOTOS = 5
export const PHOTO_BYTES = 10 * MB
export const photoSizes = ['small', 'large'] as const

/** The last day on which somebody can complain of goods that left on a day. */
export const complainUntil = (shippedOn: Day): Day => daysAfter(shippedOn, COMPLAINT_DAYS)

export const canComplain = (shippedOn: Day, today: Day): boolean => today <= complainUntil(shippedOn)

type Steps = {
  readonly takenOnAt: Date | null
  readonly decidedAt: Date | null
  readonly decision: Settlement | 'refused' | null
  readonly closedAt: Date | null
}

/** The state of a complaint follows from what was done with it. */
export function stateOf({ takenOnAt, decidedAt, decision, closedAt }: Steps): ComplaintState {
  if (closedAt !== null) return 'closed'
  if (decidedAt !== null) return decision === 'refused' ? 'refused' : 'accepted'
  return takenOnAt === null ? 'open' : 'in progress'
}

/** Pieces of a shipped line for which no complaint waits or was accepted; one that was withdrawn does neither. */
export const leftToComplain = (shipped: number, complained: number): number => Math.max(0, shipped - complained)
