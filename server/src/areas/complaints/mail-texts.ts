import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    reasons: {
      damaged: 'damaged',
      missing: 'missing',
      wrong: 'wrong goods',
      'short-dated': 'too short a shelf life',
      quality: 'poor quality',
    },
    facts: { order: 'Order', goods: 'Article', quantity: 'Pieces', reason: 'Reason', company: 'Company', name: 'Name' },
    photos: (n: number) => (n === 1 ? '1 photo is with it.' : `${n} photos are with it.`),
    toComplaint: 'To the complaint',
    made: {
      subject: (id: number, company: string) => `Complaint ${id} from ${company}`,
      lead: (company: string) => `${company} complains of goods:`,
    },
    received: {
      subject: (id: number) => `We have your complaint ${id}`,
      lead: 'Thank you for telling us. We look at it and write to you.',
    },
    written: {
      subject: (id: number, company: string) => `${company} wrote about complaint ${id}`,
      lead: (company: string) => `${company} wrote:`,
    },
    withdrawn: {
      subject: (id: number, company: string) => `${company} has withdrawn complaint ${id}`,
      lead: (company: string) => `${company} has withdrawn its complaint. There is nothing left to do.`,
    },
    answered: {
      subject: (id: number) => `Answer to your complaint ${id}`,
      lead: 'We have written to you about your complaint:',
    },
    accepted: {
      subject: (id: number) => `Your complaint ${id} is accepted`,
      credit: (pieces: number, number: string) =>
        `You get a credit note for ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}: ${number}. It comes with a mail of its own.`,
      creditUnseen: (pieces: number) =>
        `Your company gets a credit note for ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.`,
      replacement: (pieces: number, order: number) =>
        `We send ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} again with order ${order}, free of charge.`,
    },
    refused: {
      subject: (id: number) => `Your complaint ${id} is refused`,
      lead: 'We have looked at your complaint and cannot accept it:',
    },
  },
  de: {
    reasons: {
      damaged: 'beschädigt',
      missing: 'nicht geliefert',
      wrong: 'falsche Ware',
      'short-dated': 'zu kurz haltbar',
      quality: 'mangelhafte Qualität',
    },
    facts: {
      order: 'Bestellung',
      goods: 'Artikel',
      quantity: 'Stück',
      reason: 'Grund',
      company: 'Firma',
      name: 'Name',
    },
    photos: (n: number) => (n === 1 ? '1 Foto ist dabei.' : `${n} Fotos sind dabei.`),
    toComplaint: 'Zur Reklamation',
    made: {
      subject: (id: number, company: string) => `Reklamation ${id} von ${company}`,
      lead: (company: string) => `${company} reklamiert Ware:`,
    },
    received: {
      subject: (id: number) => `Wir haben Ihre Reklamation ${id}`,
      lead: 'Vielen Dank für Ihre Meldung. Wir sehen sie uns an und schreiben Ihnen.',
    },
    written: {
      subject: (id: number, company: string) => `${company} schreibt zur Reklamation ${id}`,
      lead: (company: string) => `${company} schreibt:`,
    },
    withdrawn: {
      subject: (id: number, company: string) => `${company} hat die Reklamation ${id} zurückgenommen`,
      lead: (company: string) => `${company} hat die Reklamation zurückgenommen. Es bleibt nichts zu tun.`,
    },
    answered: {
      subject: (id: number) => `Antwort auf Ihre Reklamation ${id}`,
      lead: 'Wir haben Ihnen zu Ihrer Reklamation geschrieben:',
    },
    accepted: {
      subject: (id: number) => `Ihre Reklamation ${id} ist angenommen`,
      credit: (pieces: number, number: string) =>
        `Sie bekommen eine Gutschrift für ${pieces} Stück: ${number}. Sie kommt mit einer eigenen E-Mail.`,
      creditUnseen: (pieces: number) => `Ihre Firma bekommt eine Gutschrift für ${pieces} Stück.`,
      replacement: (pieces: number, order: number) =>
        `Wir senden Ihnen ${pieces} Stück kostenlos noch einmal, mit der Bestellung ${order}.`,
    },
    refused: {
      subject: (id: number) => `Ihre Reklamation ${id} ist abgelehnt`,
      lead: 'Wir haben Ihre Reklamation geprüft und können sie nicht annehmen:',
    },
  },
})
