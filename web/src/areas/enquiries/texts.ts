import { messages } from '../../lib/texts.tsx'

export const enquiriesTexts = messages({
  en: {
    title: (brand: string) => `Ask ${brand}`,
    lead: (email: string) => `The booth answers by mail to ${email}.`,
    kind: 'What would you like?',
    kinds: { question: 'Ask a question', call: 'Be called' },
    message: 'Your question',
    about: 'What is it about?',
    phone: 'Phone number',
    wished: 'When does it suit you?',
    wishedHint: 'Such as: tomorrow after 4 pm',
    send: { question: 'Send question', call: 'Ask for a call' },
    problems: {
      enquiry_without_message: 'Please write what you would like to know.',
      enquiry_without_phone: 'Please enter the phone number to call.',
      no_phone_number: 'This is not a phone number.',
    },
    yours: 'What you asked',
    asked: {
      question: (when: string) => `You asked on ${when}`,
      call: (when: string) => `You asked for a call on ${when}`,
    },
    callAt: (phone: string, wished: string) => (wished === '' ? phone : `${phone}, ${wished}`),
    answered: (when: string) => `Answer of ${when}`,
    closed: 'The show is over. This booth takes no more questions.',
  },
  de: {
    title: (brand: string) => `${brand} fragen`,
    lead: (email: string) => `Der Stand antwortet per E-Mail an ${email}.`,
    kind: 'Was möchten Sie?',
    kinds: { question: 'Eine Frage stellen', call: 'Angerufen werden' },
    message: 'Ihre Frage',
    about: 'Worum geht es?',
    phone: 'Telefonnummer',
    wished: 'Wann passt es Ihnen?',
    wishedHint: 'Zum Beispiel: morgen nach 16 Uhr',
    send: { question: 'Frage senden', call: 'Um Anruf bitten' },
    problems: {
      enquiry_without_message: 'Bitte schreiben Sie, was Sie wissen möchten.',
      enquiry_without_phone: 'Bitte geben Sie die Telefonnummer für den Anruf an.',
      no_phone_number: 'Das ist keine Telefonnummer.',
    },
    yours: 'Was Sie gefragt haben',
    asked: {
      question: (when: string) => `Sie haben am ${when} gefragt`,
      call: (when: string) => `Sie haben am ${when} um einen Anruf gebeten`,
    },
    callAt: (phone: string, wished: string) => (wished === '' ? phone : `${phone}, ${wished}`),
    answered: (when: string) => `Antwort vom ${when}`,
    closed: 'Die Messe ist vorbei. Dieser Stand nimmt keine Fragen mehr an.',
  },
})
