import { messages } from '../../../lib/texts.tsx'

/** What the operator has to do. The number stands before the title. */
export const toDoTexts = messages({
  en: {
    title: 'What to do now',
    lead: 'By what costs most when it waits',
    toShip: (n: number) => (n === 1 ? 'order to ship' : n === 0 ? 'No order to ship' : 'orders to ship'),
    oldest: (order: number, day: string) => `The oldest is ${order} of ${day}`,
    nothingToShip: 'What was ordered and is in stock has left',
    pieces: (n: number) => (n === 1 ? 'piece' : 'pieces'),
    ship: 'Ship',
    late: (n: number) =>
      n === 0
        ? 'No order waits for late goods'
        : n === 1
          ? 'article that orders wait for is late'
          : 'articles that orders wait for are late',
    allExpected: (n: number, shown: string) =>
      n === 1
        ? '1 order waits for goods, which are on their way'
        : `${shown} orders wait for goods, which are on their way`,
    nothingWaits: 'No order waits for goods',
    piecesWait: (n: number) => (n === 1 ? 'piece waits' : 'pieces wait'),
    deliveries: (n: number) => (n === 0 ? 'No delivery is late' : n === 1 ? 'delivery is late' : 'deliveries are late'),
    deliveriesFine: 'No day of an expected delivery has passed',
    look: 'Look',
    overdue: (n: number) =>
      n === 0 ? 'No invoice is overdue' : n === 1 ? 'invoice is overdue' : 'invoices are overdue',
    since: (day: string) => `The oldest was due on ${day}`,
    unpaid: (n: number, shown: string, sum: string) =>
      n === 1 ? `1 is unpaid: ${sum}` : `${shown} are unpaid: ${sum}`,
    ofUnpaid: (sum: string) => `of ${sum} unpaid`,
    nothingUnpaid: 'Every invoice is paid',
    stockDiffers: (n: number) => (n === 1 ? 'article whose stock differs' : 'articles whose stock differs'),
    stockDiffersText: 'The movements add up to something else: please count',
    notPrintable: (n: number) =>
      n === 1 ? 'customer whose address cannot be printed' : 'customers whose addresses cannot be printed',
    notPrintableText: (first: string) => `Our documents have none of these letters: ${first}`,
    oddCardEvents: (n: number) => (n === 1 ? 'card payment does not fit' : 'card payments do not fit'),
    oddCardEventsText: 'Another sum or an unknown payment: nothing was booked',
    registrations: (n: number) =>
      n === 0
        ? 'No registration waits'
        : n === 1
          ? 'company wants to become a customer'
          : 'companies want to become customers',
    registrationsText: 'They have confirmed their address and wait for you',
    registrationsFine: 'Who registered has an answer',
    decide: 'Decide',
    complaints: (n: number) => (n === 0 ? 'No open complaint' : n === 1 ? 'open complaint' : 'open complaints'),
    complaintsText: 'Customers wait for somebody to take them on',
    complaintsFine: 'Somebody has taken on each of them',
    enquiries: (n: number) => (n === 0 ? 'No open enquiry' : n === 1 ? 'open enquiry' : 'open enquiries'),
    contacts: (n: number) => (n === 1 ? 'message to the shop' : 'messages to the shop'),
    contactsText: 'From the contact pages',
    erasures: (n: number) => (n === 1 ? 'account to erase' : 'accounts to erase'),
    erasuresText: 'Their users have asked for it',
    fromBooths: 'From buyers at the booths',
    allAnswered: 'Buyers at the booths wait for nothing',
    answer: 'Answer',
    mails: (n: number) => (n === 0 ? 'No mail failed' : n === 1 ? 'mail could not be sent' : 'mails could not be sent'),
    mailsText: 'Their recipients do not know yet',
    mailsFine: 'All that were written are sent or waiting',
    jobs: (n: number) =>
      n === 0 ? 'No job failed' : n === 1 ? 'job or event failed or stuck' : 'jobs or events failed or stuck',
    jobsText: 'Something that should have followed did not',
    jobsFine: 'What the server does by itself is done',
  },
  de: {
    title: 'Jetzt zu tun',
    lead: 'Zuerst, was durch Warten am meisten kostet',
    toShip: (n: number) =>
      n === 1 ? 'Bestellung zu versenden' : n === 0 ? 'Keine Bestellung zu versenden' : 'Bestellungen zu versenden',
    oldest: (order: number, day: string) => `Die älteste ist ${order} vom ${day}`,
    nothingToShip: 'Was bestellt und am Lager ist, ist unterwegs',
    pieces: () => 'Stück',
    ship: 'Versenden',
    late: (n: number) =>
      n === 0
        ? 'Keine Bestellung wartet auf verspätete Ware'
        : n === 1
          ? 'Artikel verspätet, auf den Bestellungen warten'
          : 'Artikel verspätet, auf die Bestellungen warten',
    allExpected: (n: number, shown: string) =>
      n === 1
        ? '1 Bestellung wartet auf Ware, die unterwegs ist'
        : `${shown} Bestellungen warten auf Ware, die unterwegs ist`,
    nothingWaits: 'Keine Bestellung wartet auf Ware',
    piecesWait: (n: number) => (n === 1 ? 'Stück wartet' : 'Stück warten'),
    deliveries: (n: number) =>
      n === 0 ? 'Keine Lieferung verspätet' : n === 1 ? 'Lieferung verspätet' : 'Lieferungen verspätet',
    deliveriesFine: 'Kein Termin einer erwarteten Lieferung ist verstrichen',
    look: 'Ansehen',
    overdue: (n: number) =>
      n === 0 ? 'Keine Rechnung überfällig' : n === 1 ? 'Rechnung überfällig' : 'Rechnungen überfällig',
    since: (day: string) => `Die älteste war am ${day} fällig`,
    unpaid: (n: number, shown: string, sum: string) =>
      n === 1 ? `1 ist offen: ${sum}` : `${shown} sind offen: ${sum}`,
    ofUnpaid: (sum: string) => `von ${sum} offen`,
    nothingUnpaid: 'Alle Rechnungen sind bezahlt',
    stockDiffers: () => 'Artikel mit abweichendem Bestand',
    stockDiffersText: 'Die Bewegungen ergeben etwas anderes: bitte zählen',
    notPrintable: (n: number) =>
      n === 1 ? 'Kunde, dessen Adresse nicht zu drucken ist' : 'Kunden, deren Adressen nicht zu drucken sind',
    notPrintableText: first => `Unsere Belege haben diese Zeichen nicht: ${first}`,
    oddCardEvents: (n: number) => (n === 1 ? 'Kartenzahlung passt nicht' : 'Kartenzahlungen passen nicht'),
    oddCardEventsText: 'Eine andere Summe oder unbekannte Zahlung: nichts wurde gebucht',
    registrations: (n: number) =>
      n === 0 ? 'Keine Registrierung wartet' : n === 1 ? 'Firma möchte Kunde werden' : 'Firmen möchten Kunde werden',
    registrationsText: 'Sie haben ihre Adresse bestätigt und warten auf Sie',
    registrationsFine: 'Wer sich registriert hat, hat eine Antwort',
    decide: 'Entscheiden',
    complaints: (n: number) =>
      n === 0 ? 'Keine offene Reklamation' : n === 1 ? 'offene Reklamation' : 'offene Reklamationen',
    complaintsText: 'Kunden warten, dass sich jemand kümmert',
    complaintsFine: 'Um jede kümmert sich jemand',
    enquiries: (n: number) => (n === 0 ? 'Keine offene Anfrage' : n === 1 ? 'offene Anfrage' : 'offene Anfragen'),
    contacts: (n: number) => (n === 1 ? 'Nachricht an den Shop' : 'Nachrichten an den Shop'),
    contactsText: 'Von den Kontaktseiten',
    erasures: (n: number) => (n === 1 ? 'Konto zu löschen' : 'Konten zu löschen'),
    erasuresText: 'Die Benutzer haben darum gebeten',
    fromBooths: 'Von Einkäufern an den Ständen',
    allAnswered: 'Kein Einkäufer an den Ständen wartet',
    answer: 'Beantworten',
    mails: (n: number) =>
      n === 0 ? 'Keine E-Mail gescheitert' : n === 1 ? 'E-Mail nicht versendet' : 'E-Mails nicht versendet',
    mailsText: 'Die Empfänger wissen noch nichts',
    mailsFine: 'Alle geschriebenen sind versendet oder warten',
    jobs: (n: number) =>
      n === 0
        ? 'Kein Auftrag gescheitert'
        : n === 1
          ? 'Auftrag oder Ereignis gescheitert oder liegen geblieben'
          : 'Aufträge oder Ereignisse gescheitert oder liegen geblieben',
    jobsText: 'Etwas, das folgen sollte, ist ausgeblieben',
    jobsFine: 'Was der Server von selbst tut, ist getan',
  },
})
