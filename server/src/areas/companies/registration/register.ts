import { registrationsDeskPage } from '@fairfloor/domain/companies/registration/desk-pages'
import { confirmRegistrationPage, registerPage } from '@fairfloor/domain/companies/registration/pages'
import { titles } from '@fairfloor/domain/companies/registration/titles'
import type { Platform } from '../../../platform/platform.ts'
import { makeConfirmations } from './confirm-registration.ts'
import { serveRegistrationDesk } from './desk.ts'
import { headTexts } from './head-texts.ts'
import type { Deps } from './letters.ts'
import { mailRegistrations } from './mail-registrations.ts'
import { serveRegistration } from './routes.ts'

/** How a company becomes a customer: it registers, confirms its address, and an operator approves or refuses. */
export function registerRegistration(platform: Platform, deps: Deps): void {
  const { pages } = platform
  pages.describe(registerPage, 'found', ({ language }) => ({
    title: titles[language].register,
    description: headTexts[language].register,
  }))
  pages.describe(confirmRegistrationPage, 'private', ({ language }) => ({ title: titles[language].confirm }))
  pages.describe(registrationsDeskPage, 'private', ({ language }) => ({ title: titles[language].registrations }))
  makeConfirmations(platform)
  mailRegistrations(platform, deps)
  serveRegistration(platform, deps)
  serveRegistrationDesk(platform, deps)
}
