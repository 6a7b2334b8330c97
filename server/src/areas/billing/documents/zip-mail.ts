import { INVOICES, ZIP_DAYS } from '@fairfloor/domain/billing/documents/addresses'
import { countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import type { MailContent } from '../../../platform/mail-layout.ts'

const texts = messages({
  en: {
    subject: 'Your invoices are ready',
    preview: `You can download them for ${ZIP_DAYS} days.`,
    text: (files: string) =>
      `The ZIP with ${files} invoices and credit notes is ready. You can download it for ${ZIP_DAYS} days, after you have logged in.`,
    button: 'Go to the file',
  },
  de: {
    subject: 'Ihre Rechnungen liegen bereit',
    preview: `Sie können sie ${ZIP_DAYS} Tage lang herunterladen.`,
    text: files =>
      `Das ZIP mit ${files} Rechnungen und Gutschriften ist fertig. Sie können es ${ZIP_DAYS} Tage lang herunterladen, nachdem Sie sich angemeldet haben.`,
    button: 'Zur Datei',
  },
})

/** The file itself is not in the mail: it is downloaded with a login. */
export function zipMail(
  language: Language,
  { name, files, shop }: { name: string; files: number; shop: string },
): MailContent {
  const t = texts[language]
  return {
    subject: t.subject,
    preview: t.preview,
    blocks: [{ text: t.text(countText(files)) }, { button: t.button, href: `${shop}${INVOICES}?zip=${name}` }],
  }
}
