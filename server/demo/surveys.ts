import type { SurveyInput } from '../src/areas/surveys/index.ts'
import { answerSurvey, closeSurvey, openSurvey, saveSurvey } from '../src/areas/surveys/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { DemoBuyer } from './people.ts'
import { lastSurvey, openNow } from './survey-texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Given = {
  /** In the order of the floor plan. */
  readonly brandIds: readonly number[]
  readonly buyer: DemoBuyer
  readonly gym: DemoBuyer
  readonly branch: DemoBuyer
  readonly operatorId: number
  readonly now: Date
}

type Said = { readonly options?: number[]; readonly brands?: number[]; readonly text?: string }

/** A survey that is over and was answered by everyone, and the open one, which the buyer has not answered yet. */
export async function demoSurveys(
  tx: Db,
  { brandIds, buyer, gym, branch, operatorId: userId, now }: Given,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const brandsAt = (...places: readonly number[]) => places.map(place => brandIds[place % brandIds.length]!)
  const opened = async (input: SurveyInput, at: Date) =>
    openSurvey(tx, await saveSurvey(tx, null, input, { userId, now: at }), { userId, now: at })
  type Survey = Awaited<ReturnType<typeof opened>>
  const answer = ({ id, revision, questions }: Survey, by: DemoBuyer, said: readonly Said[], at: Date) =>
    answerSurvey(tx, {
      by: { ...by, agentId: null },
      body: {
        survey_id: id,
        revision,
        answers: questions.map((question, i) => ({
          question: question.id,
          ...{ options: [], brands: [], text: '' },
          ...said[i],
        })),
      },
      isBrand: brandId => brandIds.includes(brandId),
      now: at,
    })

  const last = await opened(lastSurvey, ago(190))
  await answer(
    last,
    buyer,
    [
      { options: [1, 2] },
      { options: [4] },
      { text: 'Tubs of 2 kg sell to three regulars. Everybody else takes the small one.' },
    ],
    ago(186),
  )
  await answer(
    last,
    gym,
    [{ options: [0, 3] }, { options: [5] }, { text: 'Einzelportionen am Tresen, am liebsten gekühlt.' }],
    ago(183),
  )
  await answer(last, branch, [{ options: [1] }, { options: [3] }, {}], ago(177))
  await closeSurvey(tx, last, { userId, now: ago(160) })

  const open = await opened(openNow, ago(6))
  await answer(
    open,
    gym,
    [
      { options: [1] },
      { brands: brandsAt(0, 2, 5) },
      { options: [1, 2] },
      { options: [4] },
      { options: [1] },
      { text: 'Eine Marke mit Kreatin in Portionsbeuteln: Danach wird am Tresen jede Woche gefragt.' },
    ],
    ago(5),
  )
  await answer(
    open,
    branch,
    [
      { options: [0] },
      { brands: brandsAt(0, 3) },
      { options: [0, 1, 4] },
      { options: [3] },
      { options: [2] },
      { text: 'More vegan bars that cost less than two euros on the shelf.' },
    ],
    ago(2),
  )
}
