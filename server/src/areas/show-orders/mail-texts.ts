import { messages } from '@fairfloor/domain/messages'

/** `at` is a day with its time, `day` a day without, both as the show's texts write them. */
export const mailTexts = messages({
  en: {
    product: 'Product',
    pieces: 'Pieces',
    price: 'Price',
    total: 'Total without VAT',
    confirm: 'Confirm the order',
    release: 'Release now',
    overview: {
      subject: (show: string) => `${show}: your order`,
      preview: 'Here is what you ordered at the show.',
      lead: 'Thank you for visiting the show. This is your order:',
      period: (start: string, end: string) => `Confirmation period begins on ${start} and finishes on ${end}.`,
    },
    confirmationOpens: {
      subject: (show: string) => `${show}: please confirm your order`,
      preview: (end: string) => `You can confirm until ${end}.`,
      lead: (end: string) => `You can now confirm your order, until ${end}. What is not confirmed lapses.`,
    },
    confirmationEnds: {
      subject: (show: string) => `${show}: last day to confirm your order`,
      preview: (end: string) => `The confirmation period ends on ${end}.`,
      lead: (end: string) => `Your order is not confirmed yet. The confirmation period ends on ${end}.`,
    },
    confirmed: {
      subject: (show: string) => `${show}: your order is confirmed`,
      preview: (day: string) => `Release it, or parts of it, until ${day}.`,
      lead: 'Your order is confirmed:',
      next: (day: string) => `You can release it, or parts of it, until ${day}. Release is first come first serve.`,
    },
    released: {
      subject: (order: number) => `Your order ${order} is being packed`,
      preview: (show: string) => `You released it from your order at the ${show}.`,
      lead: (order: number, show: string) =>
        `Thank you. You released a part of your order at the ${show}; it is order ${order} now, and we are packing it. You find it with its invoice in your orders.`,
      all: (order: number, show: string) =>
        `Thank you. You released what remained of your order at the ${show}; it is order ${order} now, and we are packing it. You find it with its invoice in your orders.`,
      rest: (pieces: number, shown: string, day: string) =>
        `${pieces === 1 ? '1 piece remains' : `${shown} pieces remain`} to be released until ${day}.`,
      byItself: (order: number, show: string) =>
        `What you marked at the ${show} to be released when in stock has arrived; it is order ${order} now, and we are packing it. You find it with its invoice in your orders.`,
      see: 'See the order',
    },
    releaseWeek: { subject: (show: string) => `${show}: one week left to release your order` },
    releaseDay: { subject: (show: string) => `${show}: last day to release your order` },
    remaining: {
      preview: (day: string) => `What is not released by ${day} is deleted.`,
      lead: (day: string) => `The final release date is ${day}. This remains of your order:`,
    },
    expired: {
      subject: (show: string) => `${show}: what was not released`,
      preview: (day: string) => `The final release date was ${day}.`,
      lead: (day: string) => `The final release date was ${day}. These products were deleted from your order:`,
    },
  },
  de: {
    product: 'Produkt',
    pieces: 'Stück',
    price: 'Preis',
    total: 'Summe ohne MwSt.',
    confirm: 'Bestellung bestätigen',
    release: 'Jetzt abrufen',
    overview: {
      subject: (show: string) => `${show}: Ihre Bestellung`,
      preview: 'Das haben Sie auf der Messe bestellt.',
      lead: 'Danke für Ihren Besuch auf der Messe. Das ist Ihre Bestellung:',
      period: (start: string, end: string) => `Bestätigt werden kann von ${start}, bis ${end}.`,
    },
    confirmationOpens: {
      subject: (show: string) => `${show}: Bitte bestätigen Sie Ihre Bestellung`,
      preview: (end: string) => `Sie können bis ${end}, bestätigen.`,
      lead: (end: string) =>
        `Sie können Ihre Bestellung jetzt bestätigen, bis ${end}. Was nicht bestätigt wird, verfällt.`,
    },
    confirmationEnds: {
      subject: (show: string) => `${show}: letzter Tag zum Bestätigen`,
      preview: (end: string) => `Bestätigen ist bis ${end}, möglich.`,
      lead: (end: string) => `Ihre Bestellung ist noch nicht bestätigt. Das ist bis ${end}, möglich.`,
    },
    confirmed: {
      subject: (show: string) => `${show}: Ihre Bestellung ist bestätigt`,
      preview: (day: string) => `Rufen Sie sie bis ${day} ab, ganz oder in Teilen.`,
      lead: 'Ihre Bestellung ist bestätigt:',
      next: (day: string) =>
        `Sie können sie bis ${day} abrufen, ganz oder in Teilen. Wer zuerst abruft, wird zuerst beliefert.`,
    },
    released: {
      subject: (order: number) => `Ihre Bestellung ${order} wird gepackt`,
      preview: (show: string) => `Abgerufen aus Ihrer Messebestellung „${show}“.`,
      lead: (order: number, show: string) =>
        `Vielen Dank. Sie haben einen Teil Ihrer Messebestellung „${show}“ abgerufen; er ist jetzt Bestellung ${order}, und wir packen sie. Sie finden sie mit der Rechnung unter Ihren Bestellungen.`,
      all: (order: number, show: string) =>
        `Vielen Dank. Sie haben den Rest Ihrer Messebestellung „${show}“ abgerufen; er ist jetzt Bestellung ${order}, und wir packen sie. Sie finden sie mit der Rechnung unter Ihren Bestellungen.`,
      rest: (pieces: number, shown: string, day: string) =>
        `${pieces === 1 ? '1 Stück bleibt' : `${shown} Stück bleiben`} bis ${day} abrufbar.`,
      byItself: (order: number, show: string) =>
        `Was Sie auf der Messe „${show}“ zum Abruf bei Bestand markiert haben, ist eingetroffen; es ist jetzt Bestellung ${order}, und wir packen sie. Sie finden sie mit der Rechnung unter Ihren Bestellungen.`,
      see: 'Zur Bestellung',
    },
    releaseWeek: { subject: (show: string) => `${show}: noch eine Woche zum Abrufen` },
    releaseDay: { subject: (show: string) => `${show}: letzter Tag zum Abrufen` },
    remaining: {
      preview: (day: string) => `Was bis ${day} nicht abgerufen ist, wird gelöscht.`,
      lead: (day: string) => `Abrufen ist bis ${day} möglich. Das ist von Ihrer Bestellung übrig:`,
    },
    expired: {
      subject: (show: string) => `${show}: was nicht abgerufen wurde`,
      preview: (day: string) => `Abrufen war bis ${day} möglich.`,
      lead: (day: string) => `Abrufen war bis ${day} möglich. Diese Produkte wurden aus Ihrer Bestellung gelöscht:`,
    },
  },
})
