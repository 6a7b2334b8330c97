import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { SECURITY } from '@fairfloor/domain/people/addresses'
import type { MailContent } from '../../../platform/mail-layout.ts'

/** What happened to a user's second factor. */
export type FactorNews =
  | { readonly what: 'authenticator on' | 'authenticator moved' | 'authenticator off' | 'new codes' | 'reset' }
  | { readonly what: 'passkey added' | 'passkey removed'; readonly name: string }
  | { readonly what: 'code used'; readonly left: number }

const texts = messages({
  en: {
    'authenticator on': {
      subject: 'Your second factor is switched on',
      text: 'From now on your login asks for a code of your authenticator app after the password.',
    },
    'authenticator moved': {
      subject: 'Your authenticator app was set up anew',
      text: 'From now on your login takes the codes of the new set-up. Those of the earlier one no longer count.',
    },
    'authenticator off': {
      subject: 'Your authenticator app is switched off',
      text: 'Your login no longer asks for a code of your authenticator app.',
    },
    'passkey added': {
      subject: 'A passkey was added to your login',
      text: (name: string) => `The passkey “${name}” can be used for your login from now on.`,
    },
    'passkey removed': {
      subject: 'A passkey was removed from your login',
      text: (name: string) => `The passkey “${name}” cannot be used for your login any more.`,
    },
    'new codes': {
      subject: 'You have new recovery codes',
      text: 'New recovery codes were made for your login. The earlier ones no longer work.',
    },
    'code used': {
      subject: 'A recovery code was used',
      text: (left: number) =>
        `Somebody logged in to your account with your password and a recovery code. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
    },
    reset: {
      subject: 'Your second factor was reset',
      text: 'We have removed your second factor as you asked us to. Log in with your password and set it up again.',
    },
    look: 'Look at your login',
    notYou: 'That was not you? Change your password now, end all other sessions, and tell us.',
  },
  de: {
    'authenticator on': {
      subject: 'Ihr zweiter Faktor ist eingeschaltet',
      text: 'Ab jetzt fragt Ihre Anmeldung nach dem Passwort nach einem Code Ihrer Authenticator-App.',
    },
    'authenticator moved': {
      subject: 'Ihre Authenticator-App wurde neu eingerichtet',
      text: 'Ab jetzt gelten bei der Anmeldung die Codes der neuen Einrichtung. Die der früheren gelten nicht mehr.',
    },
    'authenticator off': {
      subject: 'Ihre Authenticator-App ist ausgeschaltet',
      text: 'Ihre Anmeldung fragt nicht mehr nach einem Code Ihrer Authenticator-App.',
    },
    'passkey added': {
      subject: 'Ihre Anmeldung hat einen neuen Passkey',
      text: (name: string) => `Mit dem Passkey „${name}“ können Sie sich ab jetzt anmelden.`,
    },
    'passkey removed': {
      subject: 'Ein Passkey Ihrer Anmeldung wurde entfernt',
      text: (name: string) => `Mit dem Passkey „${name}“ können Sie sich nicht mehr anmelden.`,
    },
    'new codes': {
      subject: 'Sie haben neue Wiederherstellungscodes',
      text: 'Für Ihre Anmeldung gibt es neue Wiederherstellungscodes. Die früheren gelten nicht mehr.',
    },
    'code used': {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      text: (left: number) =>
        `Jemand hat sich mit Ihrem Passwort und einem Wiederherstellungscode angemeldet. Es ${left === 1 ? 'bleibt 1 Code' : `bleiben ${left} Codes`}.`,
    },
    reset: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      text: 'Wir haben Ihren zweiten Faktor wie gewünscht entfernt. Melden Sie sich mit Ihrem Passwort an und richten Sie ihn neu ein.',
    },
    look: 'Anmeldung ansehen',
    notYou:
      'Das waren nicht Sie? Ändern Sie jetzt Ihr Passwort, beenden Sie alle anderen Sitzungen und melden Sie sich bei uns.',
  },
})

/** Tells a user what happened to the second factor of the login. `shop` is the address of the shop. */
export function secondFactorMail(language: Language, news: FactorNews, shop: string): MailContent {
  const t = texts[language]
  const { subject } = t[news.what]
  const text = wordsOf(language, news)
  return {
    subject,
    preview: text,
    blocks: [{ text }, { button: t.look, href: shop + SECURITY }, { text: t.notYou }],
  }
}

function wordsOf(language: Language, news: FactorNews): string {
  const t = texts[language]
  switch (news.what) {
    case 'passkey added':
    case 'passkey removed':
      return t[news.what].text(news.name)
    case 'code used':
      return t[news.what].text(news.left)
    default:
      return t[news.what].text
  }
}
