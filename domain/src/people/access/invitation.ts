import { rights } from '../../viewer.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long the link of an invitation works, from the moment its mail is sent. */
export const INVITATION_DAYS = 7
/** Most invitations of one company that wait at once. */
export const MOST_WAITING = 20
/** Most mails of one invitation. */
export const MOST_MAILS = 5

export const LONGEST_NAME = 80

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

/** What a colleague may do unless the inviter says otherwise. */
export const usualRights = rights.filter(right => right !== 'manage')

/** `ended`: its time is over; another mail makes it work again. */
export const invitationStates = ['waiting', 'ended'] as const

export const invitationState = (expiresAt: Date, now: Date): (typeof invitationStates)[number] =>
  now < expiresAt ? 'waiting' : 'ended'
