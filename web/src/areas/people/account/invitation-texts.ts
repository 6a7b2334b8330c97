import { titles } from '@fairfloor/domain/people/access/titles'
import { messages } from '../../../lib/texts.tsx'

export const invitationTexts = messages({
  en: {
    incomplete: 'This link is not whole. Please open it from the mail.',
    title: titles.en.invitation,
    toCompany: (company: string, shop: string) =>
      `You are invited to use the account of ${company} at ${shop}. Choose a password, and your login is ready.`,
    toStaff: (role: string, shop: string) =>
      `You are invited to work at ${shop}: ${role}. Choose a password, and your login is ready.`,
    email: 'E-mail address',
    emailHint: 'You log in with it.',
    name: 'Your name',
    nameNeeded: 'Please enter your name.',
    password: 'Password',
    passwordHint: (least: number) => `At least ${least} characters. A few unrelated words are good.`,
    accept: 'Accept the invitation',
    ready: 'Your account is ready',
    readyText: (email: string) => `Log in with ${email} and the password that you have chosen.`,
    otherUser: (email: string) => `In this browser ${email} is logged in. Log out first to use the new account.`,
  },
  de: {
    incomplete: 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn aus der E-Mail.',
    title: titles.de.invitation,
    toCompany: (company: string, shop: string) =>
      `Sie sind eingeladen, das Konto von ${company} bei ${shop} mitzubenutzen. Wählen Sie ein Passwort, dann ist Ihr Zugang bereit.`,
    toStaff: (role: string, shop: string) =>
      `Sie sind eingeladen, bei ${shop} mitzuarbeiten: ${role}. Wählen Sie ein Passwort, dann ist Ihr Zugang bereit.`,
    email: 'E-Mail-Adresse',
    emailHint: 'Damit melden Sie sich an.',
    name: 'Ihr Name',
    nameNeeded: 'Bitte geben Sie Ihren Namen ein.',
    password: 'Passwort',
    passwordHint: (least: number) => `Mindestens ${least} Zeichen. Ein paar Wörter ohne Zusammenhang sind gut.`,
    accept: 'Einladung annehmen',
    ready: 'Ihr Konto ist bereit',
    readyText: (email: string) => `Melden Sie sich mit ${email} und dem gewählten Passwort an.`,
    otherUser: (email: string) =>
      `In diesem Browser ist ${email} angemeldet. Melden Sie sich zuerst ab, um das neue Konto zu verwenden.`,
  },
})
