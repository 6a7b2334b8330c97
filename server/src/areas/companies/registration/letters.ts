import { registrationsDeskPage } from '@fairfloor/domain/companies/registration/desk-pages'
import { confirmRegistrationPage } from '@fairfloor/domain/companies/registration/pages'
import { fullName, LINK_HOURS } from '@fairfloor/domain/companies/registration/registration'
import { loginPage } from '@fairfloor/domain/people/pages'
import type { Db } from '../../../platform/database.ts'
import type { Block } from '../../../platform/mail-layout.ts'
import { SECRET } from '../../../platform/mail-secrets.ts'
import { readersById, readersOfOperator } from '../../people/index.ts'
import type { Letters, LiveShop, MailReader } from '../../seller/index.ts'
import { mailTexts } from './mail-texts.ts'
import type { Registration } from './queries.ts'

export type Deps = {
  readonly shop: LiveShop
  readonly letters: Letters
  /** Address of the shop. */
  readonly publicUrl: string
}

/** Kind of the mail with the link. */
export const CONFIRM = 'confirm-registration'

const readerOf = ({ email, firstName, lastName, language }: Registration): MailReader => ({
  email,
  name: `${firstName} ${lastName}`,
  language,
})

/** The link that confirms the address; those who have confirmed it already read that the account is being checked. */
export async function mailLink(tx: Db, deps: Deps, registration: Registration): Promise<void> {
  if (registration.confirmedAt) return mailChecking(tx, deps, registration)
  const { id, email, phone } = registration
  const to = readerOf(registration)
  const t = mailTexts[to.language].confirm
  const company = fullName(registration)
  const blocks: Block[] = [
    { text: t.lead(company, deps.shop.current().name) },
    {
      facts: [
        [t.company, company],
        [t.person, to.name],
        [t.email, email],
        [t.phone, phone],
      ],
    },
    { button: t.button, href: `${deps.publicUrl}${confirmRegistrationPage.path}#${SECRET}` },
    { text: t.until(LINK_HOURS) },
    { text: t.notYou },
  ]
  const content = { subject: t.subject, preview: t.until(LINK_HOURS), blocks }
  await deps.letters.write(tx, { kind: CONFIRM, to, content, secretFor: id })
}

/** Tells the owner of an address that somebody has registered with it, and how to log in. */
export async function mailKnown(tx: Db, { shop, letters, publicUrl }: Deps, userId: number): Promise<void> {
  for (const to of await readersById(tx, shop.current().languages, [userId])) {
    const t = mailTexts[to.language].known
    const blocks: Block[] = [
      { text: t.lead },
      { text: t.forgotten },
      { button: t.button, href: publicUrl + loginPage.path },
      { text: t.notYou },
    ]
    await letters.write(tx, {
      kind: 'known-registration',
      to,
      content: { subject: t.subject, preview: t.lead, blocks },
    })
  }
}

export async function mailChecking(tx: Db, { letters }: Deps, registration: Registration): Promise<void> {
  const to = readerOf(registration)
  const t = mailTexts[to.language].checking
  const blocks: Block[] = [{ text: t.lead(fullName(registration)) }, { text: t.next }]
  await letters.write(tx, {
    kind: 'registration-checked',
    to,
    content: { subject: t.subject, preview: t.next, blocks },
  })
}

/** Tells those who run the shop that a registration waits; where there are none, the seller. */
export async function mailDesk(tx: Db, { shop, letters, publicUrl }: Deps, registration: Registration): Promise<void> {
  const { languages, name, seller } = shop.current()
  const operators = await readersOfOperator(tx, languages)
  const nobody = { email: seller.email, name, language: languages[0] ?? 'en' }
  const company = fullName(registration)
  const { city, country } = registration.invoiceAddress
  for (const to of operators.length > 0 ? operators : [nobody]) {
    const t = mailTexts[to.language].desk
    const blocks: Block[] = [
      { text: t.lead(company) },
      {
        facts: [
          [t.company, company],
          [t.place, `${city}, ${country}`],
          [t.person, readerOf(registration).name],
          [t.email, registration.email],
        ],
      },
      { button: t.button, href: `${publicUrl}${registrationsDeskPage.path}?open=${registration.id}` },
    ]
    const content = { subject: t.subject(company), preview: t.lead(company), blocks }
    await letters.write(tx, { kind: 'registration-waits', to, content, replyTo: registration.email })
  }
}

/** The link leads back to where the visitor was when registering. */
export async function mailApproved(tx: Db, { shop, letters, publicUrl }: Deps, registration: Registration) {
  const { target } = registration
  const to = readerOf(registration)
  const t = mailTexts[to.language].approved
  const href = `${publicUrl}${loginPage.path}${target ? `?target=${encodeURIComponent(target)}` : ''}`
  const lead = t.lead(fullName(registration), shop.current().name)
  const blocks: Block[] = [{ text: lead }, { text: t.how(to.email) }, { button: t.button, href }]
  await letters.write(tx, { kind: 'registration-approved', to, content: { subject: t.subject, preview: lead, blocks } })
}

export async function mailRefused(tx: Db, { letters }: Deps, registration: Registration, reason: string) {
  const to = readerOf(registration)
  const t = mailTexts[to.language].refused
  const blocks: Block[] = [{ text: t.lead(fullName(registration)) }, { text: reason }, { text: t.reply }]
  await letters.write(tx, {
    kind: 'registration-refused',
    to,
    content: { subject: t.subject, preview: reason, blocks },
  })
}
