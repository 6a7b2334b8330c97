import { messages } from '../../../lib/texts.tsx'

/** What a buyer reads of the payment of an order by card. */
export const cardTexts = messages({
  en: {
    toPay: (time: string) => `Waiting for your card payment until ${time}`,
    toPayText: 'Until then the goods are kept for you. Without a payment the order is cancelled by itself.',
    payNow: 'Pay now',
    payFor: (sum: string) => `Pay ${sum} by card`,
    payAgain: 'Pay again',
    waiting: 'Waiting for the answer of the card provider',
    waitingText: 'This takes some seconds. You may leave this page: the order is paid as soon as the answer is here.',
    refused: 'The card was refused, and nothing was paid',
    aborted: 'The payment was stopped, and nothing was paid',
    keptUntil: (time: string) =>
      `The goods are kept for you until ${time}. Please pay again, with another card if need be. You can also cancel the order and order again with another payment method.`,
    paid: 'Paid by card',
    paidText: 'Thank you. The order goes to the warehouse.',
    over: 'Not paid in time',
    overText:
      'The order is cancelled, and its goods are no longer kept. If you pay all the same, the money goes back to your card at once.',
    refundDone: (sum: string, day: string) => `${sum} went back to your card on ${day}.`,
    refundAsked: (sum: string) => `${sum} is on its way back to your card.`,
  },
  de: {
    toPay: time => `Warten auf Ihre Kartenzahlung bis ${time}`,
    toPayText: 'Bis dahin liegt die Ware für Sie bereit. Ohne Zahlung wird die Bestellung von selbst storniert.',
    payNow: 'Jetzt bezahlen',
    payFor: sum => `${sum} mit Karte bezahlen`,
    payAgain: 'Noch einmal bezahlen',
    waiting: 'Warten auf die Antwort des Kartenanbieters',
    waitingText:
      'Das dauert einige Sekunden. Sie können diese Seite verlassen: Die Bestellung ist bezahlt, sobald die Antwort da ist.',
    refused: 'Die Karte wurde abgelehnt, es wurde nichts bezahlt',
    aborted: 'Die Zahlung wurde abgebrochen, es wurde nichts bezahlt',
    keptUntil: time =>
      `Die Ware liegt bis ${time} für Sie bereit. Bitte bezahlen Sie noch einmal, wenn nötig mit einer anderen Karte. Sie können die Bestellung auch stornieren und mit einer anderen Zahlungsart neu bestellen.`,
    paid: 'Mit Karte bezahlt',
    paidText: 'Vielen Dank. Die Bestellung geht ins Lager.',
    over: 'Nicht rechtzeitig bezahlt',
    overText:
      'Die Bestellung ist storniert, und die Ware liegt nicht mehr bereit. Wenn Sie trotzdem bezahlen, geht das Geld sofort auf Ihre Karte zurück.',
    refundDone: (sum, day) => `${sum} gingen am ${day} auf Ihre Karte zurück.`,
    refundAsked: sum => `${sum} sind auf dem Weg zurück auf Ihre Karte.`,
  },
})
