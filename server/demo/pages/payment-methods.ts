import type { HouseText } from './house-text.ts'

export const paymentMethods: HouseText = {
  en: {
    title: 'Payment methods',
    lead: 'Four ways to pay. Which of them are open to you is agreed with your company; you choose one with each order.',
    sections: [
      {
        head: 'Invoice',
        text: 'The goods leave first, the invoice comes with the shipment by mail. Please pay by bank transfer within the days that are agreed, and give the number of the invoice. What is open stands under [unpaid invoices](/my-unpaid-invoices).\n\nWe deliver on account up to your credit limit. If it is reached, or if an invoice is more than 30 days overdue, the other ways stay open to you.',
      },
      {
        head: 'Prepayment',
        text: 'You get a pro forma invoice by mail at once. We keep the goods for you for **14 days** and pick them as soon as your transfer has arrived. After that the order ends, and the goods are free again.',
      },
      {
        head: 'Direct debit',
        text: 'For this we need a SEPA mandate with your signature. We then collect each invoice on the day that it is due, and tell you the sum and the day beforehand, on the invoice. A mandate ends when you write to [invoices@fairfloor.test](mailto:invoices@fairfloor.test).',
      },
      {
        head: 'Card',
        text: 'You pay on the page of our payment provider; we never see the number of your card. The fee is shown before you order. If something of your order cannot be delivered, its amount goes back to the card by itself.',
      },
      {
        head: 'Something else?',
        text: 'Another term, a higher limit, another address for invoices: write to [invoices@fairfloor.test](mailto:invoices@fairfloor.test) or call +31 77 000 31 00.',
      },
    ],
  },
  de: {
    title: 'Zahlungsarten',
    lead: 'Vier Wege zu zahlen. Welche Ihnen offenstehen, ist mit Ihrem Unternehmen vereinbart; bei jeder Bestellung wählen Sie einen.',
    sections: [
      {
        head: 'Rechnung',
        text: 'Zuerst geht die Ware hinaus, die Rechnung kommt mit der Sendung per E-Mail. Bitte überweisen Sie innerhalb der vereinbarten Tage und geben Sie die Rechnungsnummer an. Was offen ist, steht unter [offene Rechnungen](/my-unpaid-invoices).\n\nAuf Rechnung liefern wir bis zu Ihrem Kreditlimit. Ist es erreicht oder eine Rechnung mehr als 30 Tage überfällig, stehen Ihnen die anderen Wege offen.',
      },
      {
        head: 'Vorkasse',
        text: 'Sie bekommen sofort eine Proforma-Rechnung per E-Mail. Wir halten die Ware **14 Tage** für Sie zurück und packen sie, sobald Ihre Überweisung da ist. Danach endet die Bestellung, und die Ware ist wieder frei.',
      },
      {
        head: 'Lastschrift',
        text: 'Dafür brauchen wir ein SEPA-Mandat mit Ihrer Unterschrift. Wir ziehen dann jede Rechnung am Tag ihrer Fälligkeit ein und nennen Ihnen Betrag und Tag vorher auf der Rechnung. Ein Mandat endet, wenn Sie an [invoices@fairfloor.test](mailto:invoices@fairfloor.test) schreiben.',
      },
      {
        head: 'Karte',
        text: 'Sie zahlen auf der Seite unseres Zahlungsdienstes; die Nummer Ihrer Karte sehen wir nie. Die Gebühr wird gezeigt, bevor Sie bestellen. Lässt sich etwas von Ihrer Bestellung nicht liefern, geht der Betrag von selbst auf die Karte zurück.',
      },
      {
        head: 'Etwas anderes?',
        text: 'Eine andere Frist, ein höheres Limit, eine andere Rechnungsadresse: schreiben Sie an [invoices@fairfloor.test](mailto:invoices@fairfloor.test), oder rufen Sie +31 77 000 31 00 an.',
      },
    ],
  },
}
