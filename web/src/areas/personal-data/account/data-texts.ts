import { EXPORT_DAYS } from '@fairfloor/domain/personal-data/export'
import { titles } from '@fairfloor/domain/personal-data/titles'
import { messages } from '../../../lib/texts.tsx'

export const dataTexts = messages({
  en: {
    title: titles.en.data,
    lead: 'What we keep about you, to download or to have erased.',
    switched: 'Exit the user you are acting for first: these data are for their owner alone.',
    export: 'Download your data',
    exportText: 'A ZIP file with all that we keep about you, as JSON and as CSV:',
    own: 'your account, logins, settings and mails; what you ordered, saved, asked and answered',
    company: 'of the company that you manage: users, addresses, orders, invoices, complaints and own references',
    how: `We gather it in the background and mail you. Then you can download it here for ${EXPORT_DAYS} days.`,
    ask: 'Ask for my data',
    askText: 'Please confirm that it is you.',
    gather: 'Gather my data',
    ready: (day: string) => `Your data of ${day}`,
    underWay: 'We are gathering your data …',
    underWayText: 'You can leave this page: a mail tells you when they are ready.',
    failed: 'Your data could not be gathered',
    failedText: 'Please ask again. If it fails again, write to us.',
    until: (size: string, day: string) => `${size}, until ${day}`,
    download: 'Download',
  },
  de: {
    title: titles.de.data,
    lead: 'Was wir über Sie speichern: zum Mitnehmen und zum Löschen.',
    switched: 'Verlassen Sie zuerst den Benutzer, für den Sie handeln: Diese Daten sind nur für ihn selbst.',
    export: 'Ihre Daten mitnehmen',
    exportText: 'Eine ZIP-Datei mit allem, was wir über Sie speichern, als JSON und als CSV:',
    own: 'Ihr Konto, Anmeldungen, Einstellungen und E-Mails; was Sie bestellt, gemerkt, gefragt und geantwortet haben',
    company:
      'von der Firma, deren Konto Sie verwalten: Benutzer, Adressen, Bestellungen, Rechnungen, Reklamationen und eigene Nummern',
    how: `Wir stellen sie im Hintergrund zusammen und schreiben Ihnen eine E-Mail. Dann können Sie sie hier ${EXPORT_DAYS} Tage lang herunterladen.`,
    ask: 'Meine Daten anfordern',
    askText: 'Bitte bestätigen Sie, dass Sie es sind.',
    gather: 'Meine Daten zusammenstellen',
    ready: (day: string) => `Ihre Daten vom ${day}`,
    underWay: 'Wir stellen Ihre Daten zusammen …',
    underWayText: 'Sie können diese Seite verlassen: Eine E-Mail sagt Ihnen, wenn sie bereitliegen.',
    failed: 'Ihre Daten ließen sich nicht zusammenstellen',
    failedText: 'Bitte fordern Sie sie noch einmal an. Gelingt es wieder nicht, schreiben Sie uns.',
    until: (size: string, day: string) => `${size}, bis ${day}`,
    download: 'Herunterladen',
  },
})
