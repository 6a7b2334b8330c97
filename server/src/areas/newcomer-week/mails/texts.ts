import { messages } from '@fairfloor/domain/messages'

/** Numbers and times come as shown; `n` decides between singular and plural. */
export const mailTexts = messages({
  en: {
    start: {
      subject: (week: string, _until: string) => `${week} has begun`,
      preview: 'New brands and products at prices that only hold now.',
      lead: (week: string, until: string) =>
        `${week} is open. Until ${until} you order what is new at prices that only hold for the event, without a limit by stock.`,
      brands: (brands: string) => `These brands take part: ${brands}.`,
    },
    ending: {
      subject: (week: string, until: string) => `${week} ends on ${until}`,
      preview: 'Orders at the event’s prices are still possible.',
      lead: (week: string, until: string) => `${week} ends on ${until}. Until then you order at its prices.`,
      basket: (n: number, shown: string) =>
        n === 1
          ? '1 piece in your company’s basket is not ordered yet.'
          : `${shown} pieces in your company’s basket are not ordered yet.`,
    },
    toWeek: 'To the Newcomer Week',
    toBasket: 'To the basket',
    unwanted: (address: string) => `You want no more mails about such events? You can say so here: ${address}`,
    asked: {
      subject: (order: number) => `Please confirm the backorder of your order ${order}`,
      preview: 'Goods come short: please say how much of them you still want.',
      lead: (order: number) =>
        `Goods of your order ${order} come short. This is what it waits for. Please say how much of it you still want: you can lower quantities, and confirm or cancel all of it. Nothing else of the order changes.`,
      button: 'Confirm Backorder',
    },
    confirmed: {
      subject: (order: number) => `You have confirmed the backorder of your order ${order}`,
      preview: 'Here is what your order still waits for.',
      lead: (order: number) => `Thank you for your confirmation. This is what order ${order} still waits for:`,
      nothing: (order: number) => `Order ${order} waits for nothing any more.`,
      cancelled: 'This was cancelled:',
      button: 'See the order',
    },
    product: 'Product',
    pieces: 'Pieces',
    expected: 'Expected',
    noDay: 'date unknown',
  },
  de: {
    start: {
      subject: week => `${week} hat begonnen`,
      preview: 'Neue Marken und Produkte zu Preisen, die nur jetzt gelten.',
      lead: (week, until) =>
        `${week} ist geöffnet. Bis ${until} bestellen Sie Neues zu Preisen, die nur in dieser Aktion gelten, ohne Grenze durch den Bestand.`,
      brands: brands => `Diese Marken machen mit: ${brands}.`,
    },
    ending: {
      subject: (week, until) => `${week} endet am ${until}`,
      preview: 'Noch bestellen Sie zu den Preisen der Aktion.',
      lead: (week, until) => `${week} endet am ${until}. Bis dahin bestellen Sie zu den Preisen der Aktion.`,
      basket: (n, shown) =>
        n === 1
          ? '1 Stück im Warenkorb Ihrer Firma ist noch nicht bestellt.'
          : `${shown} Stück im Warenkorb Ihrer Firma sind noch nicht bestellt.`,
    },
    toWeek: 'Zur Newcomer Week',
    toBasket: 'Zum Warenkorb',
    unwanted: address => `Sie möchten keine Mails zu solchen Aktionen mehr? Das sagen Sie uns hier: ${address}`,
    asked: {
      subject: order => `Bitte bestätigen Sie den Rückstand Ihrer Bestellung ${order}`,
      preview: 'Ware ist knapp: Bitte sagen Sie uns, wie viel Sie davon noch möchten.',
      lead: order =>
        `Ware Ihrer Bestellung ${order} ist knapp. Darauf wartet die Bestellung. Bitte sagen Sie uns, wie viel Sie davon noch möchten: Sie können Mengen senken und bestätigen, oder alles davon stornieren. Sonst ändert sich an der Bestellung nichts.`,
      button: 'Rückstand bestätigen',
    },
    confirmed: {
      subject: order => `Sie haben den Rückstand Ihrer Bestellung ${order} bestätigt`,
      preview: 'Darauf wartet Ihre Bestellung noch.',
      lead: order => `Vielen Dank für Ihre Bestätigung. Darauf wartet Bestellung ${order} noch:`,
      nothing: order => `Bestellung ${order} wartet auf nichts mehr.`,
      cancelled: 'Das wurde storniert:',
      button: 'Bestellung ansehen',
    },
    product: 'Produkt',
    pieces: 'Stück',
    expected: 'Erwartet',
    noDay: 'Termin unbekannt',
  },
})
