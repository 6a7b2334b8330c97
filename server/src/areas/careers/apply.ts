import { randomBytes } from 'node:crypto'
import { isPdf, MOST_BYTES, repeatedSince } from '@fairfloor/domain/careers/application'
import type { applyForJob } from '@fairfloor/domain/careers/contract'
import { refuse } from '@fairfloor/domain/careers/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse as refuseAny } from '@fairfloor/domain/general-refusals'
import { isPersonName } from '@fairfloor/domain/names'
import { paces } from '@fairfloor/domain/paces'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { lockPace, paceOf } from '../../platform/pace.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { type Application, mailApplication } from './mail.ts'
import { jobApplications } from './tables.ts'

type Typed = Parsed<typeof applyForJob>['body']

type Received = Application & { readonly now: Date }

type Deps = {
  readonly files: Files
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  readonly shop: LiveShop
  readonly letters: Letters
  /** Mails an address unless it has received enough lately. */
  readonly mailWith: (tx: Db, account: string, mail: (tx: Db) => Promise<unknown>) => Promise<boolean>
}

const EMAIL = /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+\.[^\s\p{C}@<>",;:()[\]\\]+$/u

/** @throws Refusal application_incomplete, no_consent, not_a_pdf, pdf_too_large */
export function checkedApplication(typed: Typed): Typed {
  if (typed.name === '' || !isPersonName(typed.name)) throw refuse('application_incomplete').at('name')
  if (!EMAIL.test(typed.email)) throw refuse('application_incomplete').at('email')
  if (typed.consent !== 'true') throw refuse('no_consent').at('consent')
  if (typed.file.content.length > MOST_BYTES) throw refuse('pdf_too_large').at('file')
  if (!isPdf(typed.file.content)) throw refuse('not_a_pdf').at('file')
  return typed
}

/**
 * Keeps an application with its file, under a name that says nothing of its sender, and mails the applicant and the house. The file is
 * written first: what is lost in between is a file that nobody knows. The same application sent again is the one before.
 * @throws Refusal too_many
 */
export async function apply({ files, transaction, ...mailing }: Deps, application: Received): Promise<void> {
  const { job, typed, language, now } = application
  const { name, email, phone, message, file: sent } = typed
  const file = `applications/${randomBytes(20).toString('hex')}.pdf`
  await files.put(file, sent.content, 'application/pdf')
  const isKept = await transaction(async tx => {
    await lockPace(tx, 'job applications')
    if (await isRepeated(tx, files, application)) return false
    // So many in a day that their files would fill the store.
    const minutes = await paceOf(tx, paces.applications, now, { at: jobApplications.receivedAt })
    if (minutes > 0) throw refuseAny('too_many', { minutes })
    await tx.insert(jobApplications).values({
      jobId: job.id,
      name,
      email,
      phone,
      message,
      language,
      file,
      fileSize: sent.content.length,
      receivedAt: now,
    })
    await mailApplication(tx, mailing, application)
    return true
  }).catch(async error => {
    await files.remove(file)
    throw error
  })
  if (!isKept) await files.remove(file)
}

/** Whether the same person sent the same words and file for the job within the hour. */
async function isRepeated(tx: Db, files: Files, { job, typed, now }: Received): Promise<boolean> {
  const { name, email, phone, message, file: sent } = typed
  const same = [
    eq(jobApplications.jobId, job.id),
    eq(jobApplications.name, name),
    eq(jobApplications.email, email),
    eq(jobApplications.phone, phone),
    eq(jobApplications.message, message),
    eq(jobApplications.fileSize, sent.content.length),
    gt(jobApplications.receivedAt, repeatedSince(now)),
  ]
  const alike = await tx
    .select({ file: jobApplications.file })
    .from(jobApplications)
    .where(and(...same))
  for (const { file } of alike) if ((await files.get(file))?.equals(sent.content)) return true
  return false
}
