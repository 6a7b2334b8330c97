import type { ContactText } from '@fairfloor/domain/enquiries/contact'
import type { Db } from '../../platform/database.ts'
import type { Block } from '../../platform/mail-layout.ts'
import { readersOfOperator } from '../people/index.ts'
import { contactMails } from './contact-mails.ts'
import type { Deps } from './mail-staff.ts'
import type { contactEnquiries } from './tables.ts'

/** Mails an enquiry to those who run the shop, or to the seller where nobody does; replies go to its sender. */
export async function mailContact(tx: Db, { shop, letters }: Deps, text: ContactText): Promise<void> {
  const { languages, name, seller } = shop.current()
  const operators = await readersOfOperator(tx, languages)
  const nobody = { email: seller.email, name, language: languages[0] ?? 'en' }
  for (const to of operators.length > 0 ? operators : [nobody]) {
    const t = contactMails[to.language]
    const who = text.company || text.name
    const facts = (
      [
        [t.company, text.company],
        [t.brand, text.brand],
        [t.name, text.name],
        [t.email, text.email],
        [t.phone, text.phone],
        [t.website, text.website],
      ] as const
    ).filter(([, value]) => value !== '')
    const blocks: Block[] = [
      { text: t.lead[text.kind](who) },
      { text: text.message },
      { facts },
      { text: t.reply(text.name) },
    ]
    const content = { subject: t.subject[text.kind](who), preview: text.message, blocks }
    await letters.write(tx, { kind: `contact-${text.kind}`, to, content, replyTo: text.email })
  }
}

/** Mails the answer to the sender. */
export async function mailContactAnswer(
  tx: Db,
  { shop, letters }: Deps,
  { name, email, language, message, answer }: typeof contactEnquiries.$inferSelect,
): Promise<void> {
  const t = contactMails[language].answer
  const house = shop.current().name
  const blocks: Block[] = [{ text: t.lead(house) }, { text: answer ?? '' }, { facts: [[t.asked, message]] }]
  const content = { subject: t.subject(house), preview: answer ?? '', blocks }
  await letters.write(tx, { kind: 'contact-answer', to: { email, name, language }, content })
}
