import { messages } from '@fairfloor/domain/messages'

export const contactMails = messages({
  en: {
    subject: {
      general: (who: string) => `Enquiry from ${who}`,
      supplier: (who: string) => `${who} wants to become a supplier`,
    },
    lead: {
      general: (who: string) => `${who} has written on the contact page:`,
      supplier: (who: string) => `${who} has written on the page for suppliers:`,
    },
    company: 'Company',
    brand: 'Brand',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    website: 'Website',
    reply: (name: string) => `If you reply to this mail, your answer goes to ${name}.`,
    answer: {
      subject: (house: string) => `Answer from ${house}`,
      lead: (house: string) => `${house} has answered what you wrote:`,
      asked: 'What you wrote',
    },
  },
  de: {
    subject: {
      general: who => `Anfrage von ${who}`,
      supplier: who => `${who} möchte Lieferant werden`,
    },
    lead: {
      general: who => `${who} hat auf der Kontaktseite geschrieben:`,
      supplier: who => `${who} hat auf der Seite für Lieferanten geschrieben:`,
    },
    company: 'Firma',
    brand: 'Marke',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    website: 'Internetseite',
    reply: name => `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${name}.`,
    answer: {
      subject: house => `Antwort von ${house}`,
      lead: house => `${house} hat auf Ihre Nachricht geantwortet:`,
      asked: 'Ihre Nachricht',
    },
  },
})
