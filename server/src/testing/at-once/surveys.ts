import { sql } from 'drizzle-orm'
import { DESK, questions, texts } from '../../areas/surveys/test-surveys.ts'
import { first, once, type Race } from './race.ts'
import { countOf, done, type Scene } from './scene.ts'

type Survey = { readonly id: number; readonly version: string }

/** A survey that nobody sees yet. */
async function drafted({ db, operator }: Scene): Promise<Survey> {
  await db.execute(sql`truncate surveys, survey_answers, survey_choices cascade`)
  return done(operator[0].post(DESK, { texts, questions }))
}

async function opened(scene: Scene): Promise<Survey> {
  const { id, version } = await drafted(scene)
  return done(scene.operator[0].post(`${DESK}/${id}/open`, { version }))
}

export const surveys: Race[] = [
  {
    call: 'POST /api/admin/listing-surveys/:id/open',
    what: 'of two surveys one is open (FF-1302)',
    statuses: first(),
    ready: async scene => {
      const one = await drafted(scene)
      const other: Survey = await done(scene.operator[0].post(DESK, { texts, questions }))
      return {
        send: (on, i) => {
          const { id, version } = i % 4 < 2 ? one : other
          return scene.operator[on].post(`${DESK}/${id}/open`, { version })
        },
        kept: [countOf(sql`surveys where opened_at is not null`), { n: 1 }],
      }
    },
  },
  once('PUT /api/admin/listing-surveys/:id', first(), async scene => {
    const { id, version } = await drafted(scene)
    return { url: `${DESK}/${id}`, payload: { version, texts, questions: questions.slice(0, 2) } }
  }),
  once('POST /api/admin/listing-surveys/:id/close', first(), async scene => {
    const { id, version } = await opened(scene)
    return { url: `${DESK}/${id}/close`, payload: { version } }
  }),
  once('DELETE /api/admin/listing-surveys/:id', first(404), async scene => ({
    url: `${DESK}/${(await drafted(scene)).id}`,
  })),
]
