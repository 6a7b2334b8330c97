import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    toStaff: {
      subject: {
        question: (company: string, brand: string) => `Question from ${company} to ${brand}`,
        call: (company: string, brand: string) => `${company} would like a call from ${brand}`,
      },
      lead: {
        question: (company: string, brand: string) => `${company} has a question for ${brand}:`,
        call: (company: string, brand: string) => `${company} would like ${brand} to call.`,
      },
      booth: 'Booth',
      company: 'Company',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      wished: 'When',
      reply: (name: string) => `If you reply to this mail, your answer goes to ${name}.`,
    },
    toBuyer: {
      subject: (brand: string) => `Answer from ${brand}`,
      lead: (brand: string) => `You have an answer to what you asked ${brand} at the trade show:`,
      asked: 'What you wrote',
      toBooth: 'To the booth',
    },
  },
  de: {
    toStaff: {
      subject: {
        question: (company: string, brand: string) => `Frage von ${company} an ${brand}`,
        call: (company: string, brand: string) => `${company} bittet ${brand} um einen Anruf`,
      },
      lead: {
        question: (company: string, brand: string) => `${company} hat eine Frage an ${brand}:`,
        call: (company: string, brand: string) => `${company} bittet um einen Anruf von ${brand}.`,
      },
      booth: 'Stand',
      company: 'Firma',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      wished: 'Wann',
      reply: (name: string) => `Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an ${name}.`,
    },
    toBuyer: {
      subject: (brand: string) => `Antwort von ${brand}`,
      lead: (brand: string) => `Auf Ihre Frage an ${brand} auf der Messe gibt es eine Antwort:`,
      asked: 'Ihre Nachricht',
      toBooth: 'Zum Stand',
    },
  },
})
