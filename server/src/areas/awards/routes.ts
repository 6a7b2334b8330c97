import { getAwards, voteInAwards } from '@fairfloor/domain/awards/contract'
import * as shapes from '@fairfloor/domain/awards/shapes'
import { awardStage } from '@fairfloor/domain/awards/stages'
import { winnerOf } from '@fairfloor/domain/awards/winner'
import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue, Snapshot } from '../catalogue/index.ts'
import type { Show, Shows } from '../trade-show/index.ts'
import { describeAwards } from './heads.ts'
import { boothOf, brandView, productView } from './nominees.ts'
import { awardYearOf, type Category, categoriesOf, chosenWinners, type Nominee, talliesOf, votesOf } from './queries.ts'
import { vote } from './vote.ts'

type Awards = Answer<typeof getAwards>

export function serveAwards(platform: Platform, { catalogue, shows }: { catalogue: Catalogue; shows: Shows }): void {
  const { db } = platform
  describeAwards(platform, shows)

  serve(platform, getAwards, shapes.getAwards, async ({ viewer, now }) => {
    const show = shows.find()
    const year = show && (await awardYearOf(db, show.edition))
    if (!year) return NONE
    const stage = awardStage(year, now)
    const categories = await categoriesOf(db, year.id)
    const votes = viewer ? await votesOf(db, year.id, viewer.userId) : new Map<number, number>()
    const winners = stage === 'winners' ? await winnersOf(categories) : new Map<number, number | null>()
    const snapshot = catalogue.snapshot()
    return {
      name: year.name,
      awardYearCategories: categories.map(category => ({
        ...categoryView(snapshot, show, category, votes.get(category.id)),
        winner_participant_id: winners.get(category.id) ?? null,
      })),
      voting_active: stage === 'voting',
      voting_start: year.votingStart.toISOString(),
      voting_end: year.votingEnd.toISOString(),
      winnerStart: year.winnerStart,
      visibleEnd: year.visibleEnd,
      stage,
      time_zone: year.timeZone,
      user_votes: [...votes].map(([category_id, participant_id]) => ({ category_id, participant_id })),
    }
  })

  serve(platform, voteInAwards, shapes.voteInAwards, async ({ viewer, body, now, transaction }) => {
    const { edition } = shows.current()
    const asked = { edition, snapshot: catalogue.snapshot(), viewer, now }
    await transaction(tx => vote(tx, asked, { categoryId: body.category_id, nomineeId: body.participant_id }))
    return { success: true } as const
  })

  async function winnersOf(categories: readonly Category[]): Promise<Map<number, number | null>> {
    const ids = categories.map(({ id }) => id)
    const [chosen, tallies] = await Promise.all([chosenWinners(db, ids), talliesOf(db, ids)])
    return new Map(ids.map(id => [id, winnerOf(chosen.get(id) ?? null, tallies.get(id) ?? [])]))
  }
}

function categoryView(
  snapshot: Snapshot,
  show: Show,
  { id, name, overlay, nominees }: Category,
  voted: number | undefined,
): Omit<Awards['awardYearCategories'][number], 'winner_participant_id'> {
  const overlay_image = pictureUrlOf(overlay)
  const own = (nominee: Nominee) => ({
    overlay_image,
    user_voted: nominee.id === voted,
    booth: boothOf(snapshot, show, nominee),
  })
  return {
    award_category: { id, name },
    award_brands: nominees
      .filter(({ brandId }) => brandId !== null)
      .map(nominee => ({ ...brandView(snapshot, nominee), ...own(nominee) })),
    award_products: nominees
      .filter(({ productId }) => productId !== null)
      .map(nominee => ({ ...productView(snapshot, nominee), ...own(nominee) })),
  }
}

const NONE: Awards = {
  name: null,
  awardYearCategories: [],
  voting_active: false,
  voting_start: null,
  voting_end: null,
  winnerStart: null,
  visibleEnd: null,
  stage: 'none',
  time_zone: null,
  user_votes: [],
}
