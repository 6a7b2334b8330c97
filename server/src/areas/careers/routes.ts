import * as contract from '@fairfloor/domain/careers/contract'
import { jobState } from '@fairfloor/domain/careers/job'
import { careersPage, jobPage as jobsPage } from '@fairfloor/domain/careers/pages'
import { refuse } from '@fairfloor/domain/careers/refusals'
import * as shapes from '@fairfloor/domain/careers/shapes'
import { titles } from '@fairfloor/domain/careers/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { accountOf, visitorForms } from '../people/index.ts'
import { type Letters, type LiveShop, languageOf } from '../seller/index.ts'
import { apply, checkedApplication } from './apply.ts'
import { headTexts } from './head-texts.ts'
import { jobAt, jobHead, jobPage, openJob, openJobs, textFor } from './jobs.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters }

/** The open jobs for everyone, and applying for one. */
export function serveCareers(platform: Platform, { shop, letters }: Deps): void {
  const { db, files, pages } = platform
  const forms = visitorForms(platform)

  pages.describe(careersPage, 'found', ({ language }) => ({
    title: titles[language].careers,
    description: headTexts[language].careers(shop.current().seller.company),
  }))
  pages.describe(jobsPage, 'found', async ({ language, params, now }) => {
    const job = await jobAt(db, params.job ?? '')
    const told = job && jobState(job, now) === 'open' && textFor(job, language)
    if (!job || !told) return { title: titles[language].job }
    return { title: told.text.title, description: told.text.lead, changedAt: job.changedAt }
  })

  serve(platform, contract.getJobs, shapes.getJobs, async ({ query, request, now }) => {
    const reader = query.language ?? languageOf(request, shop.current())
    return (await openJobs(db, now)).flatMap(job => jobHead(job, reader) ?? [])
  })

  serve(platform, contract.getJob, shapes.getJob, async ({ params, query, request, now }) => {
    const job = await openJob(db, params.slug, now)
    const page = jobPage(job, query.language ?? languageOf(request, shop.current()))
    if (!page) throw refuse('not_found')
    return page
  })

  serve(
    platform,
    contract.applyForJob,
    shapes.applyForJob,
    async ({ params: { slug }, body, request, reply, now, transaction }) => {
      const language = languageOf(request, shop.current())
      const typed = checkedApplication(body)
      await forms.guard({ request, reply }, 'application', accountOf(typed.email))
      const job = await openJob(db, slug, now)
      await apply({ files, transaction, shop, letters, mailWith: forms.mailWith }, { job, typed, language, now })
      return { success: true } as const
    },
  )
}
