import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    askedBy: 'Ordered by',
    pieces: 'Pieces',
    net: 'Goods without VAT',
    reference: 'Your order number',
    see: 'See the order',
    asked: {
      subject: (name: string) => `An order of ${name} waits for you`,
      lead: (name: string) =>
        `${name} has sent an order that is above the limit. Nothing is ordered or reserved until somebody has approved it; prices and stock are then those of that moment.`,
    },
    approved: {
      subject: (name: string, order: number) => `${name} has approved your order: it is order ${order}`,
      lead: (name: string, order: number) => `${name} has approved your order. It is placed as order ${order}.`,
    },
    refused: {
      subject: (name: string) => `${name} has refused your order`,
      lead: (name: string) =>
        `${name} has refused your order. Nothing is ordered; you can put its lines back into the basket.`,
    },
  },
  de: {
    askedBy: 'Bestellt von',
    pieces: 'Stück',
    net: 'Ware ohne MwSt.',
    reference: 'Ihre Bestellnummer',
    see: 'Bestellung ansehen',
    asked: {
      subject: name => `Eine Bestellung von ${name} wartet auf Sie`,
      lead: name =>
        `${name} hat eine Bestellung gesendet, die über dem Limit liegt. Bestellt und reserviert ist nichts, bis jemand sie freigibt; Preise und Bestand sind dann die jenes Augenblicks.`,
    },
    approved: {
      subject: (name, order) => `${name} hat Ihre Bestellung freigegeben: Bestellung ${order}`,
      lead: (name, order) => `${name} hat Ihre Bestellung freigegeben. Sie ist als Bestellung ${order} aufgegeben.`,
    },
    refused: {
      subject: name => `${name} hat Ihre Bestellung abgelehnt`,
      lead: name =>
        `${name} hat Ihre Bestellung abgelehnt. Bestellt ist nichts; Sie können die Positionen wieder in den Warenkorb legen.`,
    },
  },
})
