import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    applicant: {
      subject: (job: string) => `Your application: ${job}`,
      lead: (job: string) => `Thank you for applying as ${job}. Your documents have arrived.`,
      next: 'We read every application and write to you within two weeks. If you have not applied to us, somebody has used your address: just leave this mail unanswered.',
    },
    desk: {
      subject: (job: string) => `New application: ${job}`,
      lead: (job: string) => `Somebody has applied as ${job}.`,
      where: (path: string) => `Who it is and the documents are in the back office under ${path}.`,
    },
  },
  de: {
    applicant: {
      subject: (job: string) => `Ihre Bewerbung: ${job}`,
      lead: (job: string) => `Vielen Dank für Ihre Bewerbung als ${job}. Ihre Unterlagen sind angekommen.`,
      next: 'Wir lesen jede Bewerbung und schreiben Ihnen innerhalb von zwei Wochen. Haben Sie sich nicht bei uns beworben, so hat jemand Ihre Adresse verwendet: lassen Sie diese E-Mail einfach unbeantwortet.',
    },
    desk: {
      subject: (job: string) => `Neue Bewerbung: ${job}`,
      lead: (job: string) => `Jemand hat sich als ${job} beworben.`,
      where: (path: string) => `Wer es ist und die Unterlagen stehen in der Verwaltung unter ${path}.`,
    },
  },
})
