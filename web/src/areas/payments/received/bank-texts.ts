import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

/** Texts of the bank's statements. */
export const bankTexts = messages({
  en: {
    bankLead:
      'Upload the statements of your bank. Sums that name what they pay are booked together, by one press; you decide the others.',
    toPayments: 'To the payments',
    searchBank: 'Payer, account or text',
    entryStates: { open: 'Open', booked: 'Booked', 'set aside': 'Set aside' },
    bookCertain: (entries: string) => `Book all certain (${entries})`,
    bookedCertain: (entries: number, sum: string) =>
      entries === 1 ? `1 sum booked: ${sum}.` : `${count(entries)} sums booked, ${sum} together.`,
    noEntries: { open: 'Nothing to decide', booked: 'Nothing booked yet', 'set aside': 'Nothing set aside' },
    noEntriesText: {
      open: 'Upload the next statement of your bank.',
      booked: 'What is booked from a statement is listed here.',
      'set aside': 'Sums that are no customer’s payment are listed here.',
    },
    certain: 'certain',
    unnamed: 'Payer not named',
    noText: 'no text',
    bookedFor: (company: string, by: string) => `Booked for ${company} by ${by}.`,
    setAsideBy: (by: string) => `Set aside by ${by}.`,
    bookFor: (company: string) => `Book for ${company}`,
    assign: 'Assign',
    assignOther: 'Somebody else',
    assignTitle: (amount: string) => `Who has paid ${amount}`,
    setAside: 'Set aside',
    takeUp: 'Take up again',
    matches: 'What it may be for',
    noMatch: 'No open invoice, order or customer fits.',
    asCredit: 'as the customer’s credit',
    isOpen: (sum: string) => `${sum} open`,
    why: {
      invoice: 'invoice named',
      order: 'order named',
      customer: 'customer number named',
      account: 'account known',
      name: 'name fits',
      amount: 'sum fits',
    },
    upload: {
      title: 'Bank statement',
      choose: 'Choose a file',
      hint: 'CAMT.053 (XML), or drop it here. Nothing is booked by the upload.',
      taken: (entries: number, sum: string) =>
        entries === 0
          ? 'No new sums.'
          : entries === 1
            ? `1 new sum: ${sum}.`
            : `${count(entries)} new sums, ${sum} together.`,
      known: (entries: number) => (entries === 1 ? '1 was known already.' : `${count(entries)} were known already.`),
      leftOut: (entries: string) => `Left out: ${entries}`,
      day: 'Day',
      why: 'Why',
      text: 'Text',
      amount: 'Amount',
      act: 'Act',
      knownFrom: (file: string) => `from ${file}`,
      takeAgain: 'It is another one: take it',
      takeAgainOf: (amount: string) => `Take ${amount} as another sum`,
      reasons: {
        debit: 'Money that went out',
        reversal: 'Reversal: take the payment back by hand',
        batch: 'Several payments in one entry: book them by hand',
        pending: 'Not booked by the bank yet',
        currency: 'Not in euros',
        account: 'Of another account',
        amount: 'Unreadable amount',
        date: 'Unreadable day',
        known: 'Known already: the same day, sum and reference or text',
      },
    },
  },
  de: {
    bankLead:
      'Laden Sie die Kontoauszüge Ihrer Bank hoch. Beträge, die nennen, was sie bezahlen, werden zusammen gebucht, mit einem Klick; über die anderen entscheiden Sie.',
    toPayments: 'Zu den Zahlungen',
    searchBank: 'Zahler, Konto oder Text',
    entryStates: { open: 'Offen', booked: 'Gebucht', 'set aside': 'Zurückgestellt' },
    bookCertain: entries => `Alle sicheren buchen (${entries})`,
    bookedCertain: (entries, sum) =>
      entries === 1 ? `1 Betrag gebucht: ${sum}.` : `${count(entries)} Beträge gebucht, zusammen ${sum}.`,
    noEntries: { open: 'Nichts zu entscheiden', booked: 'Noch nichts gebucht', 'set aside': 'Nichts zurückgestellt' },
    noEntriesText: {
      open: 'Laden Sie den nächsten Kontoauszug hoch.',
      booked: 'Was aus einem Kontoauszug gebucht ist, steht hier.',
      'set aside': 'Beträge, die keine Zahlung eines Kunden sind, stehen hier.',
    },
    certain: 'sicher',
    unnamed: 'Zahler nicht genannt',
    noText: 'kein Text',
    bookedFor: (company, by) => `Für ${company} gebucht von ${by}.`,
    setAsideBy: by => `Zurückgestellt von ${by}.`,
    bookFor: company => `Für ${company} buchen`,
    assign: 'Zuordnen',
    assignOther: 'Jemand anderes',
    assignTitle: amount => `Wer hat ${amount} gezahlt`,
    setAside: 'Zurückstellen',
    takeUp: 'Wieder aufnehmen',
    matches: 'Wofür es sein kann',
    noMatch: 'Keine offene Rechnung, Bestellung und kein Kunde passt.',
    asCredit: 'als Guthaben des Kunden',
    isOpen: sum => `${sum} offen`,
    why: {
      invoice: 'Rechnung genannt',
      order: 'Bestellung genannt',
      customer: 'Kundennummer genannt',
      account: 'Konto bekannt',
      name: 'Name passt',
      amount: 'Betrag passt',
    },
    upload: {
      title: 'Kontoauszug',
      choose: 'Datei wählen',
      hint: 'CAMT.053 (XML), oder hier ablegen. Durch das Hochladen wird nichts gebucht.',
      taken: (entries, sum) =>
        entries === 0
          ? 'Keine neuen Beträge.'
          : entries === 1
            ? `1 neuer Betrag: ${sum}.`
            : `${count(entries)} neue Beträge, zusammen ${sum}.`,
      known: entries => (entries === 1 ? '1 war schon bekannt.' : `${count(entries)} waren schon bekannt.`),
      leftOut: entries => `Ausgelassen: ${entries}`,
      day: 'Tag',
      why: 'Warum',
      text: 'Text',
      amount: 'Betrag',
      act: 'Aktion',
      knownFrom: file => `aus ${file}`,
      takeAgain: 'Es ist ein anderer: übernehmen',
      takeAgainOf: amount => `${amount} als anderen Betrag übernehmen`,
      reasons: {
        debit: 'Geld, das abgegangen ist',
        reversal: 'Storno: Nehmen Sie die Zahlung von Hand zurück',
        batch: 'Mehrere Zahlungen in einem Umsatz: Buchen Sie sie von Hand',
        pending: 'Von der Bank noch nicht gebucht',
        currency: 'Nicht in Euro',
        account: 'Von einem anderen Konto',
        amount: 'Unlesbarer Betrag',
        date: 'Unlesbarer Tag',
        known: 'Schon bekannt: derselbe Tag, Betrag und dieselbe Referenz oder derselbe Text',
      },
    },
  },
})
