import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    subject: 'Your stock endpoint does not answer',
    preview: 'Stock changes no longer reach your shop.',
    text: (url: string) =>
      `We tried seven times in more than 17 hours to deliver stock changes to ${url}, without success. We go on every ten hours, and nothing is lost: as soon as a delivery is taken, all that changed meanwhile follows.`,
    whatToDo:
      'You see on the page of your stock endpoint what it answered. Its ‘Send a test’ makes us deliver again at once.',
    open: 'To the stock endpoint',
  },
  de: {
    subject: 'Ihr Bestands-Endpunkt antwortet nicht',
    preview: 'Bestandsänderungen kommen nicht mehr in Ihrem Shop an.',
    text: (url: string) =>
      `Wir haben in mehr als 17 Stunden siebenmal vergeblich versucht, Bestandsänderungen an ${url} zuzustellen. Wir versuchen es alle zehn Stunden weiter, und nichts geht verloren: Sobald eine Zustellung angenommen wird, folgt alles, was sich inzwischen geändert hat.`,
    whatToDo:
      'Auf der Seite Ihres Bestands-Endpunkts sehen Sie, was er geantwortet hat. Mit ‘Test senden’ stellen wir dort sofort wieder zu.',
    open: 'Zum Bestands-Endpunkt',
  },
})
