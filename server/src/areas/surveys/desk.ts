import * as contract from '@fairfloor/domain/surveys/desk-contract'
import { surveyDeskPage } from '@fairfloor/domain/surveys/desk-pages'
import * as shapes from '@fairfloor/domain/surveys/desk-shapes'
import { refuse } from '@fairfloor/domain/surveys/refusals'
import { titles } from '@fairfloor/domain/surveys/titles'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { guardVersion } from '../../platform/form-version.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { differences, writeAudit } from '../back-office/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { answersOf } from './answers.ts'
import { closeSurvey } from './close-survey.ts'
import { editedOf, viewsOf } from './desk-view.ts'
import { guardUnanswered, lockSurvey } from './locked.ts'
import { openSurvey } from './open-survey.ts'
import type { Survey } from './queries.ts'
import { resultsOf } from './results.ts'
import { saveSurvey } from './save-survey.ts'
import { surveys } from './tables.ts'

/** Customers in a spreadsheet. */
const MOST_LINES = 100_000

/** Surveys for the operator: what they ask, when they are open, and what came of them. */
export function serveSurveyDesk(platform: Platform, shop: LiveShop): void {
  const { db } = platform
  platform.pages.describe(surveyDeskPage, 'private', ({ language }) => ({ title: titles[language].survey }))

  serve(platform, contract.getDeskSurveys, shapes.getDeskSurveys, async () => ({
    surveys: await viewsOf(db, await db.select().from(surveys).orderBy(desc(surveys.id))),
  }))

  serve(platform, contract.createSurvey, shapes.createSurvey, ({ body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const survey = await saveSurvey(tx, null, body, { userId, now })
      await writeAudit(tx, { at: now, userId, action: 'create survey', subject: subjectOf(survey) })
      return viewOf(tx, survey)
    }),
  )

  serve(platform, contract.changeSurvey, shapes.changeSurvey, call => {
    const { params, body, viewer, now, transaction } = call
    const { userId } = viewer
    return transaction(async tx => {
      const before = await lockSurvey(tx, params.id)
      guardVersion(body.version, editedOf(before))
      const survey = await saveSurvey(tx, before, body, { userId, now })
      const details = differences(editedOf(before), editedOf(survey))
      await writeAudit(tx, { at: now, userId, action: 'change survey', subject: subjectOf(survey), details })
      return viewOf(tx, survey)
    })
  })

  serve(platform, contract.openSurvey, shapes.openSurvey, ({ params, body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const before = await lockSurvey(tx, params.id)
      guardVersion(body.version, editedOf(before))
      const survey = await openSurvey(tx, before, { userId, now })
      await writeAudit(tx, { at: now, userId, action: 'open survey', subject: subjectOf(survey) })
      return viewOf(tx, survey)
    }),
  )

  serve(platform, contract.closeSurvey, shapes.closeSurvey, ({ params, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const survey = await closeSurvey(tx, await lockSurvey(tx, params.id), { userId, now })
      await writeAudit(tx, { at: now, userId, action: 'close survey', subject: subjectOf(survey) })
      return viewOf(tx, survey)
    }),
  )

  serve(platform, contract.deleteSurvey, shapes.deleteSurvey, ({ params, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const survey = await lockSurvey(tx, params.id)
      await guardUnanswered(tx, survey)
      await tx.delete(surveys).where(eq(surveys.id, survey.id))
      await writeAudit(tx, { at: now, userId, action: 'delete survey', subject: subjectOf(survey) })
      return { success: true } as const
    }),
  )

  serve(platform, contract.getSurveyResults, shapes.getSurveyResults, async ({ params }) =>
    resultsOf(db, await surveyById(db, params.id)),
  )

  serve(platform, contract.getSurveyAnswers, shapes.getSurveyAnswers, async ({ params, query }) => {
    const survey = await surveyById(db, params.id)
    const { listed, answers } = await answersOf(db, survey, query.search.trim(), query)
    return { ...listed, answers: answers.map(({ number: _, ...answer }) => answer) }
  })

  serve(platform, contract.getSurveySheet, shapes.getSurveySheet, async ({ params, query, viewer, now, reply }) => {
    const survey = await surveyById(db, params.id)
    const { answers } = await answersOf(db, survey, '', { size: MOST_LINES })
    const results = await resultsOf(db, survey)
    const language = query.language ?? viewer.language ?? shop.current().languages[0] ?? 'en'
    // Loaded with the first file: the library of workbooks is large.
    const { surveySheet } = await import('./sheet.ts')
    const file = await surveySheet({ survey, results, answers, language, at: now })
    await reply
      .type(contract.getSurveySheet.media)
      .header('content-disposition', `attachment; filename="listing-survey-${survey.id}.xlsx"`)
      .send(Buffer.from(file))
    return undefined
  })
}

const viewOf = async (db: Db, survey: Survey) => (await viewsOf(db, [survey]))[0]!

const subjectOf = ({ id }: Survey): string => `survey ${id}`

/** @throws Refusal not_found */
async function surveyById(db: Db, id: number): Promise<Survey> {
  const [found] = await db.select().from(surveys).where(eq(surveys.id, id))
  if (!found) throw refuse('not_found')
  return found
}
