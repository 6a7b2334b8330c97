import { messages } from '@fairfloor/domain/messages'

/** Texts of the test provider's page. */
export const texts = messages({
  en: {
    title: 'Test card provider',
    test: 'Test: no card is charged',
    lead: 'This page stands for that of a card provider. Choose how the payment ends.',
    order: (number: number) => `Order ${number}`,
    amount: 'To pay',
    choices: {
      pay: { name: 'Pay', what: 'The card pays, and the shop is told at once.' },
      refuse: { name: 'The card is refused', what: 'Nothing is paid. The shop is told.' },
      abort: { name: 'Stop here', what: 'The customer goes back without paying.' },
      late: {
        name: 'Pay, tell the shop late',
        what: 'The customer is back before the shop is told, 15 seconds later.',
      },
      twice: { name: 'Pay, tell the shop twice', what: 'The same event is sent two times.' },
      'other sum': { name: 'Pay another sum', what: 'The event names one euro more than was asked.' },
    },
    unknown: 'There is no such payment',
    unknownText: 'The address is not complete. Please go back to the shop and begin again.',
  },
  de: {
    title: 'Test-Kartenanbieter',
    test: 'Test: keine Karte wird belastet',
    lead: 'Diese Seite steht für die eines Kartenanbieters. Wählen Sie, wie die Zahlung ausgeht.',
    order: number => `Bestellung ${number}`,
    amount: 'Zu zahlen',
    choices: {
      pay: { name: 'Bezahlen', what: 'Die Karte zahlt, und der Shop erfährt es sofort.' },
      refuse: { name: 'Die Karte wird abgelehnt', what: 'Es wird nichts bezahlt. Der Shop erfährt es.' },
      abort: { name: 'Hier abbrechen', what: 'Der Kunde geht zurück, ohne zu bezahlen.' },
      late: {
        name: 'Bezahlen, spät melden',
        what: 'Der Kunde ist zurück, bevor es der Shop 15 Sekunden später erfährt.',
      },
      twice: { name: 'Bezahlen, zweimal melden', what: 'Dasselbe Ereignis wird zweimal gesendet.' },
      'other sum': { name: 'Eine andere Summe bezahlen', what: 'Das Ereignis nennt einen Euro mehr als verlangt.' },
    },
    unknown: 'Diese Zahlung gibt es nicht',
    unknownText: 'Die Adresse ist nicht vollständig. Bitte gehen Sie zurück in den Shop und beginnen Sie neu.',
  },
})
