import type { HouseText } from './house-text.ts'

/** The house's questions: a part is a subject, each heading in it a question. */
export const faq: HouseText = {
  en: {
    title: 'Frequently asked questions',
    lead: 'What customers ask us most, about the shop and about the trade show. If yours is not among them, a person answers.',
    sections: [
      {
        head: 'Account',
        text: '### Who can become a customer?\n\nBusinesses that sell or use sports nutrition: shops, gyms, clubs, pharmacies, online retailers. We need a VAT id, or the number of your entry in a trade register. Private persons buy from our customers, not from us.\n\n### How long does it take until I can order?\n\nWe look at each application by hand, as a rule within one working day. You get a mail as soon as your account is open.\n\n### Can my colleagues have a login of their own?\n\nYes. Whoever manages your account invites colleagues and decides what each may do: order, see prices, see invoices, manage users. So nobody has to share a password.\n\n### I have forgotten my password. What now?\n\nChoose *Forgot your password?* at the login. You get a mail with a password for one use, valid for an hour, and choose a new one with it.',
      },
      {
        head: 'Ordering',
        text: '### Is there a minimum order?\n\nIt depends on your country, and on whether it is your first order. The basket says what is missing before you order.\n\n### Can I order by list?\n\nYes. In [quick order](/quick-order) you paste or upload lines of number and quantity. The number may be ours, the EAN or your own reference. You see what was recognised before anything goes into the basket.\n\n### What happens when something is not in stock?\n\nOrder it all the same: what is there comes now, the rest stays open and comes as soon as it arrives, at the price of your order and without a second shipping fee. Your order shows the day that we expect it.\n\n### How do I hear that a product is back?\n\nPress the bell beside the flavour. You get one mail when it is there, and the request ends with it.',
      },
      {
        head: 'Delivery',
        text: '### When does my order arrive?\n\nWhat is in stock leaves our warehouse within two working days. After that it takes:\n\n- one to two days to the Netherlands, Belgium and Germany\n- two to three days to Austria, France, Denmark and Luxembourg\n- three to six days to the rest of the European Union\n\n### What does shipping cost?\n\nIt depends on the country, the weight and the value of the goods. The basket shows the real figure before you order. Up to 31.5 kg we send parcels, above that pallets.\n\n### How do I follow my delivery?\n\nEach shipment in [your orders](/my-orders) links to the page of its carrier.\n\n### Something is broken or missing. What do I do?\n\nNote visible damage on the delivery note, and tell us within three working days, with position, quantity and pictures. You get the money back or the goods again, as you like.',
      },
      {
        head: 'Invoices and payment',
        text: '### How can I pay?\n\nBy invoice, prepayment, direct debit or card, as agreed with your company. [Payment methods](/payment-methods) shows what is open to you, once you are logged in.\n\n### Where are my invoices?\n\nAt each order as a PDF that also carries the figures for your bookkeeping (Factur-X). What is still to be paid stands under [unpaid invoices](/my-unpaid-invoices).\n\n### Why is there no VAT on my invoice?\n\nGoods that go to a business in another member state with a confirmed VAT id are free of Dutch VAT. You declare it at home; the invoice says so.\n\n### What are deposit and consumption tax?\n\nOn some cans and bottles there is a deposit, and on drinks for the Netherlands a tax on their volume. Both are shown apart, before you order and on the invoice.',
      },
    ],
  },
  de: {
    title: 'Fragen und Antworten',
    lead: 'Was Kunden uns am häufigsten fragen, zum Shop und zur Messe. Ist Ihre Frage nicht dabei, antwortet ein Mensch.',
    sections: [
      {
        head: 'Konto',
        text: '### Wer kann Kunde werden?\n\nUnternehmen, die Sportnahrung verkaufen oder verwenden: Geschäfte, Studios, Vereine, Apotheken, Onlinehändler. Wir brauchen eine USt-IdNr. oder die Nummer Ihres Eintrags in einem Handelsregister. Privatleute kaufen bei unseren Kunden, nicht bei uns.\n\n### Wie lange dauert es, bis ich bestellen kann?\n\nWir prüfen jeden Antrag von Hand, in der Regel innerhalb eines Werktags. Sobald Ihr Konto offen ist, bekommen Sie eine E-Mail.\n\n### Können meine Kollegen ein eigenes Login haben?\n\nJa. Wer Ihr Konto verwaltet, lädt Kollegen ein und bestimmt, was jeder darf: bestellen, Preise sehen, Rechnungen sehen, Benutzer verwalten. So muss niemand ein Passwort teilen.\n\n### Ich habe mein Passwort vergessen. Was nun?\n\nWählen Sie bei der Anmeldung *Passwort vergessen?* Sie bekommen eine E-Mail mit einem Passwort für einmal, gültig für eine Stunde, und wählen damit ein neues.',
      },
      {
        head: 'Bestellen',
        text: '### Gibt es einen Mindestbestellwert?\n\nEr hängt von Ihrem Land ab und davon, ob es Ihre erste Bestellung ist. Der Warenkorb sagt, was noch fehlt, bevor Sie bestellen.\n\n### Kann ich mit einer Liste bestellen?\n\nJa. In der [Schnellbestellung](/quick-order) fügen Sie Zeilen aus Nummer und Menge ein oder laden sie hoch. Die Nummer darf unsere sein, die EAN oder Ihre eigene Referenz. Sie sehen, was erkannt wurde, bevor etwas in den Warenkorb kommt.\n\n### Was passiert, wenn etwas nicht auf Lager ist?\n\nBestellen Sie es trotzdem: was da ist, kommt jetzt, der Rest bleibt offen und kommt, sobald er eintrifft, zum Preis Ihrer Bestellung und ohne zweite Versandkosten. Ihre Bestellung zeigt den Tag, an dem wir ihn erwarten.\n\n### Wie erfahre ich, dass ein Produkt wieder da ist?\n\nDrücken Sie die Glocke neben der Sorte. Sie bekommen eine E-Mail, wenn sie da ist, und damit endet die Bitte.',
      },
      {
        head: 'Lieferung',
        text: '### Wann kommt meine Bestellung?\n\nWas auf Lager ist, verlässt unser Haus innerhalb von zwei Werktagen. Danach dauert es:\n\n- ein bis zwei Tage in die Niederlande, nach Belgien und Deutschland\n- zwei bis drei Tage nach Österreich, Frankreich, Dänemark und Luxemburg\n- drei bis sechs Tage in die übrige Europäische Union\n\n### Was kostet der Versand?\n\nEr hängt von Land, Gewicht und Warenwert ab. Der Warenkorb zeigt den wirklichen Betrag, bevor Sie bestellen. Bis 31,5 kg senden wir Pakete, darüber Paletten.\n\n### Wie verfolge ich meine Lieferung?\n\nJede Sendung in [Ihren Bestellungen](/my-orders) führt zur Seite ihres Spediteurs.\n\n### Etwas ist kaputt oder fehlt. Was tue ich?\n\nVermerken Sie sichtbare Schäden auf dem Lieferschein und melden Sie sie uns innerhalb von drei Werktagen, mit Position, Menge und Bildern. Sie bekommen das Geld zurück oder die Ware noch einmal, wie Sie wünschen.',
      },
      {
        head: 'Rechnung und Zahlung',
        text: '### Wie kann ich zahlen?\n\nPer Rechnung, Vorkasse, Lastschrift oder Karte, wie mit Ihrem Unternehmen vereinbart. Die Seite [Zahlungsarten](/payment-methods) zeigt, was Ihnen offensteht, sobald Sie angemeldet sind.\n\n### Wo sind meine Rechnungen?\n\nBei jeder Bestellung als PDF, das auch die Zahlen für Ihre Buchhaltung trägt (Factur-X). Was noch zu zahlen ist, steht unter [offene Rechnungen](/my-unpaid-invoices).\n\n### Warum ist auf meiner Rechnung keine Mehrwertsteuer?\n\nWare, die mit bestätigter USt-IdNr. an ein Unternehmen in einem anderen Mitgliedstaat geht, ist von niederländischer Mehrwertsteuer frei. Sie melden sie zu Hause an; die Rechnung sagt das.\n\n### Was sind Pfand und Verbrauchsteuer?\n\nAuf manchen Dosen und Flaschen liegt Pfand, und auf Getränken für die Niederlande eine Steuer nach ihrer Menge. Beides steht gesondert, bevor Sie bestellen und auf der Rechnung.',
      },
    ],
  },
}
