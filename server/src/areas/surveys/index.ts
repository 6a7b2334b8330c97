import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { serveSurveyDesk } from './desk.ts'
import { serveSurvey } from './routes.ts'

export { answerSurvey } from './answer-survey.ts'
export { closeSurvey } from './close-survey.ts'
export { eraseFromSurveys } from './erase.ts'
export { openSurvey } from './open-survey.ts'
export { surveysPersonal } from './personal.ts'
export { type SurveyInput, saveSurvey } from './save-survey.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** What the operator asks customers about the range, and what they answer. */
export function registerSurveys(platform: Platform, { catalogue, shop }: Deps): void {
  serveSurvey(platform, catalogue)
  serveSurveyDesk(platform, shop)
}
