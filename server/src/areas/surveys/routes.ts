import * as contract from '@fairfloor/domain/surveys/contract'
import { surveyPage } from '@fairfloor/domain/surveys/pages'
import * as shapes from '@fairfloor/domain/surveys/shapes'
import { titles } from '@fairfloor/domain/surveys/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { answerSurvey } from './answer-survey.ts'
import { answeredView, answerOf, openOne, type Survey } from './queries.ts'

/** The open survey, answered once for all users of a customer. */
export function serveSurvey(platform: Platform, catalogue: Catalogue): void {
  const { db, pages } = platform
  pages.describe(surveyPage, 'private', ({ language }) => ({ title: titles[language].survey }))

  serve(platform, contract.getListingSurvey, shapes.getListingSurvey, async ({ viewer: { customerId } }) => {
    const survey = await openOne(db)
    const answer = survey && (await answerOf(db, survey.id, customerId))
    return {
      survey: survey ? viewOf(survey, catalogue) : null,
      answered: answer ? await answeredView(db, answer) : null,
    }
  })

  serve(platform, contract.answerSurvey, shapes.answerSurvey, ({ viewer, body, now, transaction }) =>
    transaction(async tx => {
      const { customerId, userId, agent } = viewer
      const by = { customerId, userId, agentId: agent?.userId ?? null }
      const { brands } = catalogue.snapshot()
      return answeredView(tx, await answerSurvey(tx, { by, body, isBrand: id => brands.has(id), now }))
    }),
  )
}

function viewOf({ id, revision, texts, questions }: Survey, catalogue: Catalogue) {
  const isAboutBrands = questions.some(({ kind }) => kind === 'brands')
  const brands = isAboutBrands ? [...catalogue.snapshot().brands.values()] : []
  return {
    id,
    revision,
    texts,
    questions: questions.map(question => ({ ...question, options: [...question.options] })),
    brands: brands.map(brand => ({ id: brand.id, name: brand.name })).sort((a, b) => a.name.localeCompare(b.name)),
  }
}
