import type { applyForJob } from '@fairfloor/domain/careers/contract'
import { careersDeskPage } from '@fairfloor/domain/careers/desk-pages'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import type { Db } from '../../platform/database.ts'
import { readersOfOperator } from '../identity/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { type Job, textFor } from './jobs.ts'
import { mailTexts } from './mail-texts.ts'

export type Application = {
  readonly job: Job
  readonly typed: Parsed<typeof applyForJob>['body']
  readonly language: Language
}

/** Thanks the applicant, without what was typed: the address may be another one's. Tells the house. */
export async function mailApplication(
  tx: Db,
  { shop, letters }: { shop: LiveShop; letters: Letters },
  { job, typed, language }: Application,
): Promise<void> {
  const { name, email, phone, message } = typed
  const title = textFor(job, language)?.text.title ?? job.slug
  const t = mailTexts[language].applicant
  const { languages, name: house, seller } = shop.current()
  await letters.write(tx, {
    kind: 'application-received',
    to: { email, name, language },
    content: { subject: t.subject(title), preview: t.lead(title), blocks: [{ text: t.lead(title) }, { text: t.next }] },
  })
  const operators = await readersOfOperator(tx, languages)
  const desk = operators.length > 0 ? operators : [{ email: seller.email, name: house, language: languages[0] ?? 'en' }]
  for (const to of desk) {
    const d = mailTexts[to.language].desk
    const job_title = textFor(job, to.language)?.text.title ?? job.slug
    const facts = [[d.name, name], [d.email, email], ...(phone === '' ? [] : [[d.phone, phone] as const])] as const
    const blocks = [
      { text: d.lead(job_title) },
      { facts },
      ...(message === '' ? [] : [{ text: message }]),
      { text: d.where(careersDeskPage.path) },
    ]
    const content = { subject: d.subject(job_title), preview: name, blocks }
    await letters.write(tx, { kind: 'application', to, content, replyTo: email })
  }
}
