import type { getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import { refuse } from '@fairfloor/domain/awards/refusals'
import { winnerOf } from '@fairfloor/domain/awards/winner'
import type { Answer } from '@fairfloor/domain/endpoint'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Snapshot } from '../catalogue/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { brandOf, productView } from './nominees.ts'
import { awardYearOf, type Category, categoriesOf, chosenWinners, talliesOf } from './queries.ts'
import { chooseWinner, leaveToVotes } from './save-awards.ts'
import { awardYears } from './tables.ts'

/** The awards as the operator sees them, with votes and winners before their days. @throws Refusal not_found without awards */
export async function awardDesk(db: Db, edition: Edition, snapshot: Snapshot): Promise<Answer<typeof getAwardYear>> {
  const year = await awardYearOf(db, edition)
  if (!year) throw refuse('not_found')
  const categories = await categoriesOf(db, year.id)
  const ids = categories.map(({ id }) => id)
  const chosen = await chosenWinners(db, ids)
  const tallies = await talliesOf(db, ids)
  return {
    name: year.name,
    time_zone: year.timeZone,
    voting_start: year.votingStart.toISOString(),
    voting_end: year.votingEnd.toISOString(),
    winner_start: year.winnerStart,
    visible_end: year.visibleEnd,
    categories: categories.map(category => {
      const own = tallies.get(category.id) ?? []
      const votes = new Map(own.map(tally => [tally.nomineeId, tally.votes]))
      return {
        id: category.id,
        name: category.name,
        nominees: category.nominees.map(nominee => ({
          id: nominee.id,
          ...namesOf(snapshot, nominee),
          votes: votes.get(nominee.id) ?? 0,
        })),
        chosen_participant_id: chosen.get(category.id) ?? null,
        winner_participant_id: winnerOf(chosen.get(category.id) ?? null, own),
      }
    }),
  }
}

function namesOf(snapshot: Snapshot, nominee: Category['nominees'][number]) {
  const brand = brandOf(snapshot, nominee).name
  return nominee.brandId === null
    ? { name: productView(snapshot, nominee).name, brand_name: brand }
    : { name: brand, brand_name: null }
}

/** Changes the dates of an edition's awards. */
export const moveAwardDates = (
  tx: Db,
  edition: Edition,
  dates: Pick<typeof awardYears.$inferInsert, 'votingStart' | 'votingEnd' | 'winnerStart' | 'visibleEnd'>,
) => tx.update(awardYears).set(dates).where(eq(awardYears.editionId, edition.id))

/**
 * Sets the winner of a category of an edition's awards; null leaves it to the votes.
 * @returns names of the category and of the winner
 * @throws Refusal not_found, other_category
 */
export async function setWinner(
  tx: Db,
  { edition, snapshot, by, now }: { edition: Edition; snapshot: Snapshot; by: number; now: Date },
  { categoryId, nomineeId }: { categoryId: number; nomineeId: number | null },
): Promise<{ category: string; winner: string | null }> {
  const { categories } = await awardDesk(tx, edition, snapshot)
  const category = categories.find(({ id }) => id === categoryId)
  if (!category) throw refuse('not_found')
  if (nomineeId === null) await leaveToVotes(tx, categoryId)
  else if (!(await chooseWinner(tx, { categoryId, nomineeId }, by, now))) throw refuse('other_category')
  return { category: category.name, winner: category.nominees.find(({ id }) => id === nomineeId)?.name ?? null }
}
