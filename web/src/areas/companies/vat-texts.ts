import { messages } from '../../lib/texts.tsx'

export const vatTexts = messages({
  en: {
    title: 'VAT id',
    says: {
      none: 'Without a VAT id, deliveries within the Union are taxed at your own rate.',
      unconfirmed: 'Nobody has confirmed this id, so deliveries within the Union are taxed at your own rate.',
      'taken over':
        'It was taken over as it stood: deliveries to its country are tax-free. Please check it with the tax office.',
      confirmed: 'Deliveries to its country are tax-free, unless it is your own.',
    },
    id: 'VAT id',
    idHint: 'A changed id needs a new confirmation.',
    save: 'Save VAT id',
    reference: 'Reference of the check',
    referenceHint: 'The number of the answer of VIES or your tax office.',
    missing: 'Please fill this in.',
    confirm: 'Confirm',
    withdraw: 'Withdraw confirmation',
    withdrawSure: 'Yes, withdraw it',
    withdrawText: 'The next order within the Union is taxed at your own rate.',
    takenOver: 'taken over',
    by: (name: string) => `confirmed by ${name}`,
    bySomebody: 'confirmed',
  },
  de: {
    title: 'USt-IdNr.',
    says: {
      none: 'Ohne USt-IdNr. werden Lieferungen in der Union mit Ihrem eigenen Satz besteuert.',
      unconfirmed:
        'Niemand hat diese Nummer bestätigt; Lieferungen in der Union werden mit Ihrem eigenen Satz besteuert.',
      'taken over':
        'Sie wurde übernommen, wie sie war: Lieferungen in ihr Land sind steuerfrei. Bitte prüfen Sie sie beim Finanzamt.',
      confirmed: 'Lieferungen in ihr Land sind steuerfrei, wenn es nicht Ihr eigenes ist.',
    },
    id: 'Nummer',
    idHint: 'Eine geänderte Nummer braucht eine neue Bestätigung.',
    save: 'USt-IdNr. speichern',
    reference: 'Beleg der Prüfung',
    referenceHint: 'Die Nummer der Antwort von VIES oder Ihrem Finanzamt.',
    missing: 'Bitte füllen Sie das aus.',
    confirm: 'Bestätigen',
    withdraw: 'Bestätigung zurücknehmen',
    withdrawSure: 'Ja, zurücknehmen',
    withdrawText: 'Die nächste Bestellung innerhalb der Union wird mit Ihrem eigenen Satz besteuert.',
    takenOver: 'übernommen',
    by: name => `bestätigt von ${name}`,
    bySomebody: 'bestätigt',
  },
})
