import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { OWN_DATA } from '@fairfloor/domain/personal-data/addresses'
import { EXPORT_DAYS } from '@fairfloor/domain/personal-data/export'
import type { MailContent } from '../../platform/mail-layout.ts'

const texts = messages({
  en: {
    ready: {
      subject: 'Your data are ready',
      preview: `You can download them for ${EXPORT_DAYS} days.`,
      text: `The file with your data is ready. You can download it for ${EXPORT_DAYS} days, after you have logged in.`,
      button: 'Go to your data',
      notYou: 'You did not ask for it? Then change your password: somebody else has used your account.',
    },
  },
  de: {
    ready: {
      subject: 'Ihre Daten liegen bereit',
      preview: `Sie können sie ${EXPORT_DAYS} Tage lang herunterladen.`,
      text: `Die Datei mit Ihren Daten ist fertig. Sie können sie ${EXPORT_DAYS} Tage lang herunterladen, nachdem Sie sich angemeldet haben.`,
      button: 'Zu Ihren Daten',
      notYou: 'Sie haben nicht darum gebeten? Dann ändern Sie Ihr Passwort: Jemand anderes hat Ihr Konto benutzt.',
    },
  },
})

/** The file itself is not in the mail: it is downloaded with a login. */
export function exportMail(language: Language, shop: string): MailContent {
  const t = texts[language].ready
  return {
    subject: t.subject,
    preview: t.preview,
    blocks: [{ text: t.text }, { button: t.button, href: shop + OWN_DATA }, { text: t.notYou }],
  }
}
