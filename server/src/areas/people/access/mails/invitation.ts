import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { invitationAddress } from '@fairfloor/domain/people/access/addresses'
import { INVITATION_DAYS } from '@fairfloor/domain/people/access/invitation'
import type { StaffRole } from '@fairfloor/domain/people/access/staff'
import type { MailContent } from '../../../../platform/mail-layout.ts'
import { SECRET } from '../../../../platform/mail-secrets.ts'

const texts = messages({
  en: {
    subject: (where: string) => `Your account at ${where}`,
    preview: (days: number) => `The link works for ${days} days.`,
    byColleague: (inviter: string, company: string, shop: string) =>
      `${inviter} invites you to use the account of ${company} at ${shop}.`,
    toCompany: (company: string, shop: string) => `You are invited to use the account of ${company} at ${shop}.`,
    toStaff: (role: string, shop: string) => `You are invited to work at ${shop}: ${role}.`,
    roles: {
      operator: 'in the back office',
      agent: 'in customer service',
      organiser: 'for the organiser of the trade show',
      exhibitor: 'at the booth of your brand',
    },
    how: (days: number) =>
      `Press the button, say who you are and choose a password. The link works once, for ${days} days.`,
    accept: 'Accept the invitation',
    notYou: 'You do not expect this? Then there is nothing to do: without you no account is made.',
    known: {
      preview: 'Your address has an account already.',
      text: (shop: string) =>
        `Your e-mail address belongs to an account at ${shop} already, so it cannot have a second one. Give another address, or ask us to move your account.`,
    },
  },
  de: {
    subject: (where: string) => `Ihr Konto bei ${where}`,
    preview: (days: number) => `Der Link gilt ${days} Tage.`,
    byColleague: (inviter: string, company: string, shop: string) =>
      `${inviter} lädt Sie ein, das Konto von ${company} bei ${shop} mitzubenutzen.`,
    toCompany: (company: string, shop: string) =>
      `Sie sind eingeladen, das Konto von ${company} bei ${shop} mitzubenutzen.`,
    toStaff: (role: string, shop: string) => `Sie sind eingeladen, bei ${shop} mitzuarbeiten: ${role}.`,
    roles: {
      operator: 'in der Verwaltung',
      agent: 'im Kundendienst',
      organiser: 'für den Veranstalter der Messe',
      exhibitor: 'am Stand Ihrer Marke',
    },
    how: (days: number) =>
      `Drücken Sie die Schaltfläche, nennen Sie Ihren Namen und wählen Sie ein Passwort. Der Link gilt einmal, ${days} Tage lang.`,
    accept: 'Einladung annehmen',
    notYou: 'Sie erwarten das nicht? Dann ist nichts zu tun: Ohne Sie entsteht kein Konto.',
    known: {
      preview: 'Zu Ihrer Adresse gibt es schon ein Konto.',
      text: (shop: string) =>
        `Ihre E-Mail-Adresse gehört schon zu einem Konto bei ${shop} und kann kein zweites haben. Nennen Sie eine andere Adresse, oder bitten Sie uns, Ihr Konto zu verschieben.`,
    },
  },
})

type About = {
  /** The shop's name. */
  shopName: string
  /** Null: of the shop's own staff. */
  company: string | null
  role: StaffRole | null
  inviter: string | null
}

/** For somebody without an account; the token is inserted when the mail is sent. `shop` is the address of the shop. */
export function invitationMail(language: Language, about: About & { shop: string }): MailContent {
  const t = texts[language]
  return {
    subject: t.subject(about.shopName),
    preview: t.preview(INVITATION_DAYS),
    blocks: [
      { text: whoInvites(language, about) },
      { text: t.how(INVITATION_DAYS) },
      { button: t.accept, href: about.shop + invitationAddress(SECRET) },
      { text: t.notYou },
    ],
  }
}

/** For somebody whose address has an account: there is no link in it. */
export function addressKnownMail(language: Language, about: About): MailContent {
  const t = texts[language]
  return {
    subject: t.subject(about.shopName),
    preview: t.known.preview,
    blocks: [{ text: whoInvites(language, about) }, { text: t.known.text(about.shopName) }, { text: t.notYou }],
  }
}

function whoInvites(language: Language, { company, role, inviter, shopName }: About): string {
  const t = texts[language]
  if (company === null) return t.toStaff(t.roles[role ?? 'operator'], shopName)
  return inviter === null ? t.toCompany(company, shopName) : t.byColleague(inviter, company, shopName)
}
