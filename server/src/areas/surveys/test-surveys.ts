import { sql } from 'drizzle-orm'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { ACCOUNTS, testShow } from '../show-orders/test-show.ts'

export const DESK = '/api/admin/listing-surveys'
export const PAGE = '/api/listing-survey'

const COLLEAGUE = 'colleague@fairfloor.test'

const words = (en: string, de: string) => ({ en, de })

export const texts = {
  title: words('Our range', 'Unser Sortiment'),
  lead: words('', ''),
  thanks: words('Thanks.', 'Danke.'),
}

const question = (id: number, kind: string, more: object = {}) => ({
  ...{ id, kind, required: true, text: words(`Question ${id}`, `Frage ${id}`), options: [] as object[] },
  ...more,
})

export const questions = [
  question(1, 'one', { options: [words('Shop', 'Laden'), words('Gym', 'Studio')] }),
  question(2, 'brands'),
  question(3, 'scale', { required: false }),
  question(4, 'text', { required: false }),
]

type Survey = { id: number; version: string; state: string; answers: number }
type Open = { id: number; revision: number; brands: { id: number; name: string }[] }

/** A shop with an operator, a buyer and a colleague, and another customer. */
export async function openSurveys() {
  const show = await testShow()
  const { db } = show.app.platform
  const [own] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await saveUser(db, { email: COLLEAGUE, name: 'Kim', customerId: own!.id, passwordHash, rights: [] })
  const operator = await show.as(ACCOUNTS.operator)
  const buyer = await show.as(ACCOUNTS.buyer)

  const create = (more: object = {}, by: Browser = operator) => by.post(DESK, { texts, questions, ...more })

  /** Opens a survey. @returns it as customers see it */
  async function open(more: object = {}): Promise<Open> {
    const { id, version } = (await create(more)).json<Survey>()
    await operator.post(`${DESK}/${id}/open`, { version })
    return (await buyer.get(PAGE)).json<{ survey: Open }>().survey
  }

  const bodyOf = ({ id, revision, brands }: Open, more: readonly object[] = []) => ({
    survey_id: id,
    revision,
    answers: [{ options: [1] }, { brands: [brands[0]!.id] }, { options: [4] }, { text: ' Creatine ' }].map(
      (said, i) => ({
        ...{ question: i + 1, options: [], brands: [], text: '' },
        ...(more[i] ?? said),
      }),
    ),
  })

  const answer = (survey: Open, by: Browser = buyer, more: readonly object[] = [], headers = {}) =>
    by.post(`${PAGE}/answers`, bodyOf(survey, more), headers)

  const survey = async (id: number): Promise<Survey> =>
    (await operator.get(DESK)).json<{ surveys: Survey[] }>().surveys.find(one => one.id === id)!

  return {
    ...{ show, db, operator, buyer, create, open, bodyOf, answer, survey },
    colleague: await show.as(COLLEAGUE),
    gym: await show.as(ACCOUNTS.gym),
    forget: () => db.execute(sql`truncate surveys, survey_answers, survey_choices cascade`),
  }
}

export type TestSurveys = Awaited<ReturnType<typeof openSurveys>>
