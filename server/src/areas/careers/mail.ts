import type { applyForJob } from '@fairfloor/domain/careers/contract'
import { careersDeskPage } from '@fairfloor/domain/careers/desk-pages'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import type { Db } from '../../platform/database.ts'
import { accountOf, readersOfOperator } from '../people/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { type Job, textFor } from './jobs.ts'
import { mailTexts } from './mail-texts.ts'

export type Application = {
  readonly job: Job
  readonly typed: Parsed<typeof applyForJob>['body']
  readonly language: Language
}

type Deps = {
  readonly shop: LiveShop
  readonly letters: Letters
  readonly mailWith: (tx: Db, account: string, mail: (tx: Db) => Promise<unknown>) => Promise<boolean>
}

/**
 * Thanks the applicant, without what was typed: the address may be another one's. Tells the house that somebody has
 * applied, and not who: mails are kept when the application is deleted.
 */
export async function mailApplication(
  tx: Db,
  { shop, letters, mailWith }: Deps,
  { job, typed, language }: Application,
): Promise<void> {
  const { name, email } = typed
  const title = textFor(job, language)?.text.title ?? job.slug
  const t = mailTexts[language].applicant
  const { languages, name: house, seller } = shop.current()
  await mailWith(tx, accountOf(email), () =>
    letters.write(tx, {
      kind: 'application-received',
      to: { email, name, language },
      content: {
        subject: t.subject(title),
        preview: t.lead(title),
        blocks: [{ text: t.lead(title) }, { text: t.next }],
      },
    }),
  )
  const operators = await readersOfOperator(tx, languages)
  const desk = operators.length > 0 ? operators : [{ email: seller.email, name: house, language: languages[0] ?? 'en' }]
  for (const to of desk) {
    const d = mailTexts[to.language].desk
    const job_title = textFor(job, to.language)?.text.title ?? job.slug
    const blocks = [{ text: d.lead(job_title) }, { text: d.where(careersDeskPage.path) }]
    const content = { subject: d.subject(job_title), preview: d.lead(job_title), blocks }
    await letters.write(tx, { kind: 'application', to, content })
  }
}
