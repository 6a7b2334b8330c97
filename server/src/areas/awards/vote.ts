import { refuse } from '@fairfloor/domain/awards/refusals'
import { canVote } from '@fairfloor/domain/awards/stages'
import type { Viewer } from '@fairfloor/domain/viewer'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Snapshot } from '../catalogue/index.ts'
import { by, type Edition, publishActivity } from '../trade-show/index.ts'
import { brandOf } from './nominees.ts'
import { mayVoteFor } from './policy.ts'
import { awardYearOf } from './queries.ts'
import { awardCategories, awardNominees, awardVotes } from './tables.ts'

type Vote = { categoryId: number; nomineeId: number }

/**
 * Votes in a category; a user's new vote replaces the previous one.
 * @throws Refusal no_awards, voting_closed, unknown_category, unknown_nominee, other_category, own_brand
 */
export async function vote(
  tx: Db,
  { edition, snapshot, viewer, now }: { edition: Edition; snapshot: Snapshot; viewer: Viewer; now: Date },
  { categoryId, nomineeId }: Vote,
): Promise<void> {
  const year = await awardYearOf(tx, edition)
  if (!year) throw refuse('no_awards')
  if (!canVote(year, now))
    throw refuse('voting_closed', { start: year.votingStart, end: year.votingEnd, timeZone: year.timeZone })
  const nominee = await nomineeIn(tx, year.id, { categoryId, nomineeId })
  if (!mayVoteFor(viewer, brandOf(snapshot, nominee))) throw refuse('own_brand')

  const ballot = { categoryId, userId: viewer.userId, nomineeId, votedAt: now }
  const first = await tx
    .insert(awardVotes)
    .values(ballot)
    .onConflictDoNothing()
    .returning({ categoryId: awardVotes.categoryId })
  if (first.length > 0)
    await publishActivity(tx, {
      ...by(viewer),
      editionId: edition.id,
      activity: 'award_voted',
      things: [categoryId],
    })
  else
    await tx
      .update(awardVotes)
      .set({ nomineeId, votedAt: now })
      .where(and(eq(awardVotes.categoryId, categoryId), eq(awardVotes.userId, viewer.userId)))
}

async function nomineeIn(tx: Db, yearId: number, { categoryId, nomineeId }: Vote) {
  const [category] = await tx
    .select({ id: awardCategories.id })
    .from(awardCategories)
    .where(and(eq(awardCategories.id, categoryId), eq(awardCategories.yearId, yearId)))
  if (!category) throw refuse('unknown_category')
  const [nominee] = await tx
    .select()
    .from(awardNominees)
    .innerJoin(awardCategories, eq(awardCategories.id, awardNominees.categoryId))
    .where(and(eq(awardNominees.id, nomineeId), eq(awardCategories.yearId, yearId)))
  if (!nominee) throw refuse('unknown_nominee')
  if (nominee.award_nominees.categoryId !== categoryId) throw refuse('other_category')
  return nominee.award_nominees
}
