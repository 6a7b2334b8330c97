import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { awardCategories, awardNominees, awardWinners, awardYears } from './tables.ts'

export type AwardYearInput = Omit<typeof awardYears.$inferInsert, 'id'>

export type CategoryInput = {
  name: string
  /** Hash of the badge laid over the winner's picture. */
  overlay: string | null
  /** In order: brands or products by id. */
  nominees: ({ brandId: number } | { productId: number })[]
  /** Index of the nominee chosen by the operator; null: the votes decide. */
  winner: number | null
}

/** Creates or updates an edition's awards; categories are identified by name. Votes for nominees that stay are kept. */
export async function saveAwards(
  tx: Db,
  year: AwardYearInput,
  categories: readonly CategoryInput[],
  now: Date,
): Promise<void> {
  const [{ id: yearId } = { id: 0 }] = await tx
    .insert(awardYears)
    .values(year)
    .onConflictDoUpdate({ target: awardYears.editionId, set: year })
    .returning({ id: awardYears.id })
  for (const [rank, { name, overlay, nominees, winner }] of categories.entries()) {
    const [category] = await tx
      .insert(awardCategories)
      .values({ yearId, name, rank, overlay })
      .onConflictDoUpdate({ target: [awardCategories.yearId, awardCategories.name], set: { rank, overlay } })
      .returning({ id: awardCategories.id })
    const ids = await saveNominees(tx, category!.id, nominees)
    if (winner !== null) await chooseWinner(tx, { categoryId: category!.id, nomineeId: ids[winner]! }, null, now)
  }
}

async function saveNominees(tx: Db, categoryId: number, nominees: CategoryInput['nominees']): Promise<number[]> {
  const ids: number[] = []
  for (const [rank, nominee] of nominees.entries()) {
    const which =
      'brandId' in nominee
        ? { row: nominee, target: [awardNominees.categoryId, awardNominees.brandId] }
        : { row: nominee, target: [awardNominees.categoryId, awardNominees.productId] }
    const [saved] = await tx
      .insert(awardNominees)
      .values({ categoryId, rank, ...which.row })
      .onConflictDoUpdate({ target: which.target, set: { rank } })
      .returning({ id: awardNominees.id })
    ids.push(saved!.id)
  }
  return ids
}

/** Sets the winner of a category regardless of votes. @returns false where it is not a nominee of the category */
export async function chooseWinner(
  tx: Db,
  { categoryId, nomineeId }: { categoryId: number; nomineeId: number },
  chosenBy: number | null,
  now: Date,
): Promise<boolean> {
  const [nominee] = await tx
    .select({ id: awardNominees.id })
    .from(awardNominees)
    .where(and(eq(awardNominees.id, nomineeId), eq(awardNominees.categoryId, categoryId)))
  if (!nominee) return false
  const choice = { nomineeId, chosenAt: now, chosenBy }
  await tx
    .insert(awardWinners)
    .values({ categoryId, ...choice })
    .onConflictDoUpdate({ target: awardWinners.categoryId, set: choice })
  return true
}

/** Leaves the winner of a category to the votes again. */
export const leaveToVotes = (tx: Db, categoryId: number) =>
  tx.delete(awardWinners).where(eq(awardWinners.categoryId, categoryId))
