import { type ContactText, contactProblems } from '@fairfloor/domain/enquiries/contact'
import { sendContact } from '@fairfloor/domain/enquiries/contact-contract'
import * as shapes from '@fairfloor/domain/enquiries/contact-shapes'
import { repeatedSince } from '@fairfloor/domain/enquiries/enquiry'
import { refuse } from '@fairfloor/domain/enquiries/refusals'
import type { Language } from '@fairfloor/domain/language'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { accountOf, visitorForms } from '../people/index.ts'
import { languageOf } from '../seller/index.ts'
import { mailContact } from './mail-contact.ts'
import type { Deps } from './mail-staff.ts'
import { contactEnquiries } from './tables.ts'

/** What anybody writes on the contact pages: stored, and mailed to those who run the shop. */
export function serveContact(platform: Platform, deps: Deps): void {
  const forms = visitorForms(platform)

  serve(platform, sendContact, shapes.sendContact, async ({ body, viewer, now, request, reply, transaction }) => {
    const [problem] = contactProblems(body)
    if (problem) throw refuse(problem.code).at(problem.path)
    const email = accountOf(body.email)
    await forms.guard({ request, reply }, 'contact', email)
    const language = languageOf(request, deps.shop.current())
    const userId = viewer?.userId ?? null
    await transaction(tx => keepEnquiry(tx, deps, { ...trimmed(body), email }, { language, userId, now }))
    return { success: true } as const
  })
}

/** The same words sent again within the hour are the same enquiry. */
async function keepEnquiry(
  tx: Db,
  deps: Deps,
  text: ContactText,
  { language, userId, now }: { language: Language; userId: number | null; now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${text.email}`}, 0))`)
  const same = and(
    eq(contactEnquiries.email, text.email),
    eq(contactEnquiries.kind, text.kind),
    eq(contactEnquiries.message, text.message),
    gt(contactEnquiries.askedAt, repeatedSince(now)),
  )
  if ((await tx.$count(contactEnquiries, same)) > 0) return
  await tx.insert(contactEnquiries).values({ ...text, language, userId, askedAt: now })
  await mailContact(tx, deps, text)
}

const trimmed = (text: ContactText): ContactText => ({
  kind: text.kind,
  name: text.name.trim(),
  email: text.email,
  phone: text.phone.trim(),
  company: text.company.trim(),
  brand: text.kind === 'supplier' ? text.brand.trim() : '',
  website: text.kind === 'supplier' ? text.website.trim() : '',
  message: text.message.trim(),
})
