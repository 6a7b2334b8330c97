import type { AwardDates } from '@fairfloor/domain/awards/stages'
import type { Tally } from '@fairfloor/domain/awards/winner'
import { day } from '@fairfloor/domain/day'
import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Edition } from '../trade-show/index.ts'
import { awardCategories, awardNominees, awardVotes, awardWinners, awardYears } from './tables.ts'

type AwardYear = AwardDates & { readonly id: number; readonly name: string }

export type Category = typeof awardCategories.$inferSelect & { readonly nominees: readonly Nominee[] }

export type Nominee = typeof awardNominees.$inferSelect

/** The awards of an edition; undefined where it has none. */
export async function awardYearOf(db: Db, { id, timeZone }: Edition): Promise<AwardYear | undefined> {
  const [year] = await db.select().from(awardYears).where(eq(awardYears.editionId, id))
  return year && { ...year, winnerStart: day(year.winnerStart), visibleEnd: day(year.visibleEnd), timeZone }
}

/** The categories in their order, each with its nominees in theirs. */
export async function categoriesOf(db: Db, yearId: number): Promise<Category[]> {
  const rows = await db
    .select({ category: awardCategories, nominee: awardNominees })
    .from(awardCategories)
    .innerJoin(awardNominees, eq(awardNominees.categoryId, awardCategories.id))
    .where(eq(awardCategories.yearId, yearId))
    .orderBy(asc(awardCategories.rank), asc(awardCategories.id), asc(awardNominees.rank), asc(awardNominees.id))
  const byId = Map.groupBy(rows, ({ category }) => category.id)
  return [...byId.values()].map(all => ({ ...all[0]!.category, nominees: all.map(({ nominee }) => nominee) }))
}

/** A user's votes by category. */
export async function votesOf(db: Db, yearId: number, userId: number): Promise<Map<number, number>> {
  const votes = await db
    .select({ categoryId: awardVotes.categoryId, nomineeId: awardVotes.nomineeId })
    .from(awardVotes)
    .innerJoin(awardCategories, eq(awardCategories.id, awardVotes.categoryId))
    .where(and(eq(awardVotes.userId, userId), eq(awardCategories.yearId, yearId)))
    .orderBy(asc(awardCategories.rank), asc(awardCategories.id))
  return new Map(votes.map(vote => [vote.categoryId, vote.nomineeId]))
}

/** The operator's choices by category. */
export async function chosenWinners(db: Db, categoryIds: number[]): Promise<Map<number, number>> {
  if (categoryIds.length === 0) return new Map()
  const chosen = await db.select().from(awardWinners).where(inArray(awardWinners.categoryId, categoryIds))
  return new Map(chosen.map(({ categoryId, nomineeId }) => [categoryId, nomineeId]))
}

/** Votes of each nominee that has any, by category. */
export async function talliesOf(db: Db, categoryIds: number[]): Promise<Map<number, Tally[]>> {
  if (categoryIds.length === 0) return new Map()
  const found = await db
    .select({
      categoryId: awardVotes.categoryId,
      nomineeId: awardVotes.nomineeId,
      votes: count(),
      lastVoteAt: max(awardVotes.votedAt),
    })
    .from(awardVotes)
    .where(inArray(awardVotes.categoryId, categoryIds))
    .groupBy(awardVotes.categoryId, awardVotes.nomineeId)
  return Map.groupBy(
    found.map(tally => ({ ...tally, lastVoteAt: tally.lastVoteAt! })),
    ({ categoryId }) => categoryId,
  )
}
