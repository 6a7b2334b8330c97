import { addressOf } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { loginPage } from '@fairfloor/domain/people/pages'
import type { MailContent } from '../../../platform/mail-layout.ts'
import { SECRET } from '../../../platform/mail-secrets.ts'

const texts = messages({
  en: {
    subject: 'Your new password',
    preview: (minutes: number) => `It works once, for ${minutes} minutes.`,
    how: (minutes: number) =>
      `Log in with this password within ${minutes} minutes. It works once, and you choose a password of your own right after.`,
    logIn: 'Log in',
    notYou: 'You did not ask for it? Then there is nothing to do: your own password still works.',
  },
  de: {
    subject: 'Ihr neues Passwort',
    preview: (minutes: number) => `Es gilt einmal, ${minutes} Minuten lang.`,
    how: (minutes: number) =>
      `Melden Sie sich innerhalb von ${minutes} Minuten mit diesem Passwort an. Es gilt einmal; gleich danach wählen Sie ein eigenes.`,
    logIn: 'Anmelden',
    notYou: 'Sie haben keines angefordert? Dann ist nichts zu tun: Ihr eigenes Passwort gilt weiter.',
  },
})

/** For users who forgot their password; the password is inserted when the mail is sent. `shop` is the address of the shop. */
export function oneTimePasswordMail(
  language: Language,
  { minutes, shop, target }: { minutes: number; shop: string; target?: string | undefined },
): MailContent {
  const t = texts[language]
  return {
    subject: t.subject,
    preview: t.preview(minutes),
    blocks: [
      { text: t.how(minutes) },
      { code: SECRET },
      { button: t.logIn, href: shop + addressOf(loginPage, { query: { target } }) },
      { text: t.notYou },
    ],
  }
}
