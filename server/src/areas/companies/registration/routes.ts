import * as contract from '@fairfloor/domain/companies/registration/contract'
import { refuse } from '@fairfloor/domain/companies/registration/refusals'
import { registrationProblems } from '@fairfloor/domain/companies/registration/registration'
import * as shapes from '@fairfloor/domain/companies/registration/shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { accountOf, fits, guardPassword, hashPassword, visitorForms } from '../../people/index.ts'
import { languageOf, readTerms } from '../../seller/index.ts'
import { confirmable, confirmRegistration } from './confirm-registration.ts'
import type { Deps } from './letters.ts'
import { readForm } from './read-form.ts'
import { mailAgain, registerCompany } from './register-company.ts'

/** What a stranger does to become a customer. The calls are limited by network and address. */
export function serveRegistration(platform: Platform, deps: Deps): void {
  const { db } = platform
  const { shop } = deps
  const forms = visitorForms(platform)

  serve(platform, contract.getRegistrationForm, shapes.getRegistrationForm, async () => {
    const { rates } = await readTerms(db)
    return { countries: rates.countries.map(({ code, vatPrefix }) => ({ code, vat_prefix: vatPrefix })) }
  })

  serve(platform, contract.register, shapes.register, async ({ body, now, request, reply }) => {
    const { rates } = await readTerms(db)
    const codes = rates.countries.map(({ code }) => code)
    const [problem] = registrationProblems(body, codes)
    if (problem) throw refuse(problem.code).at(problem.path)
    const { name, seller, languages } = shop.current()
    const registration = readForm(body)
    const { email, firstName, lastName, company } = registration
    const known = [email, `${firstName} ${lastName}`, company, name, seller.company]
    await guardPassword(body.password, known, 'password')
    await forms.guard({ request, reply }, 'registration', email)
    const passwordHash = await hashPassword(body.password)
    const language = languageOf(request, { languages })
    await forms.mail(email, tx => registerCompany(tx, { ...registration, passwordHash, language }, now))
    return { success: true } as const
  })

  serve(platform, contract.confirmRegistration, shapes.confirmRegistration, async call => {
    const { token, password } = call.body
    const { email, passwordHash, confirmedAt } = await confirmable(db, token, call.now)
    if (!confirmedAt) {
      // Confirmations have a count of their own, so that tries of strangers to register the address do not block its owner.
      await forms.guard(call, 'confirmation', email)
      // Somebody else may have registered with the address last: its owner's press must not make that password valid.
      if (!(await fits(password, passwordHash))) throw refuse('not_the_password_chosen').at('password')
    }
    await call.transaction(tx => confirmRegistration(tx, deps, token, call.now))
    return { success: true } as const
  })

  serve(platform, contract.sendConfirmation, shapes.sendConfirmation, async ({ body, request, reply }) => {
    const email = accountOf(body.email)
    await forms.guard({ request, reply }, 'registration', email)
    await forms.mail(email, tx => mailAgain(tx, email))
    return { success: true } as const
  })
}
