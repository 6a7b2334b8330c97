import { messages } from '@fairfloor/domain/messages'

/** Numbers come as shown; `pieces` decides between singular and plural. */
export const mailTexts = messages({
  en: {
    product: 'Product',
    pieces: 'Pieces',
    later: 'Later',
    sum: 'Sum',
    goods: 'Goods',
    vat: (rate: string) => `VAT ${rate}`,
    total: 'Total incl. VAT',
    reference: 'Your PO number',
    note: 'Note',
    carrier: 'Carrier',
    placedBy: 'Ordered by',
    approvedBy: 'Approved by',
    through: (user: string, agent: string) => `${user}, through ${agent} of our customer service`,
    payment: 'Payment',
    delivery: 'Delivery',
    deliveries: { 'in parts': 'In parts', complete: 'Complete' },
    wishedOn: 'Wished for',
    shipTo: 'Deliver to',
    see: 'See the order',
    onDay: (pieces: string, day: string) => `${pieces} on ${day}`,
    undated: (pieces: string) => `${pieces}, date unknown`,
    placed: {
      subject: (order: number) => `We have received your order ${order}`,
      preview: 'Here is what you ordered, and what comes when.',
      lead: (order: number) => `Thank you for your order. It is order ${order}; this is what you ordered:`,
      now: (pieces: number, shown: string) =>
        pieces === 1 ? '1 piece is set aside for you.' : `${shown} pieces are set aside for you.`,
      rest: (pieces: number, shown: string) =>
        pieces === 1
          ? '1 piece is not in stock. It is added to your order when it arrives; until then you can cancel it.'
          : `${shown} pieces are not in stock. They are added to your order when they arrive; until then you can cancel them.`,
    },
    changed: {
      subject: (order: number) => `Your order ${order} has changed`,
      preview: 'Here is the order as it is now.',
      lead: (order: number) => `Your order ${order} has been changed. This is how it stands now:`,
    },
    cancelled: {
      subject: (order: number) => `Cancelled from your order ${order}`,
      preview: 'Here is what was cancelled.',
      lead: (order: number) => `These pieces of your order ${order} have been cancelled:`,
      whole: (order: number) => `Your order ${order} has been cancelled as a whole:`,
      unpaid: (order: number) =>
        `We have not received your payment in time. We have therefore cancelled your order ${order} as a whole:`,
      left: 'This is what remains of the order:',
    },
    served: {
      subject: (order: number) => `Goods for your order ${order} have arrived`,
      preview: 'They are set aside for you and will be shipped.',
      lead: (order: number) => `These pieces of your order ${order} have arrived. They are set aside for you:`,
      whole: 'This is the whole order:',
    },
    late: {
      subject: (order: number) => `Goods for your order ${order} are late`,
      preview: 'They have not arrived on the expected day.',
      lead: (order: number) =>
        `These pieces of your order ${order} have not arrived on the day on which we expected them. We are sorry:`,
      whole:
        'They stay on your order and are set aside for you when they arrive; until then you can cancel them. This is the whole order, with the days that are known now:',
    },
    shipped: {
      subject: (order: number) => `Your order ${order} is on its way`,
      preview: 'Here is what was shipped, and how to follow it.',
      lead: (order: number) => `These pieces of your order ${order} are on their way to you:`,
      tracking: 'Tracking number',
      parcels: 'Parcels or pallets',
      follow: 'Follow the shipment',
      rest: (pieces: number, shown: string) =>
        pieces === 1 ? '1 piece of the order follows later.' : `${shown} pieces of the order follow later.`,
      whole: 'Nothing of the order is left to ship. The delivery note and the invoice are with the order.',
    },
  },
  de: {
    product: 'Produkt',
    pieces: 'Stück',
    later: 'Später',
    sum: 'Summe',
    goods: 'Waren',
    vat: (rate: string) => `MwSt. ${rate}`,
    total: 'Gesamt inkl. MwSt.',
    reference: 'Ihre Bestellnummer',
    note: 'Anmerkung',
    carrier: 'Versender',
    placedBy: 'Bestellt von',
    approvedBy: 'Freigegeben von',
    through: (user, agent) => `${user}, durch ${agent} aus unserem Kundendienst`,
    payment: 'Zahlung',
    delivery: 'Lieferung',
    deliveries: { 'in parts': 'In Teilen', complete: 'Vollständig' },
    wishedOn: 'Gewünscht am',
    shipTo: 'Lieferung an',
    see: 'Zur Bestellung',
    onDay: (pieces: string, day: string) => `${pieces} am ${day}`,
    undated: (pieces: string) => `${pieces}, Termin offen`,
    placed: {
      subject: (order: number) => `Ihre Bestellung ${order} ist eingegangen`,
      preview: 'Das haben Sie bestellt, und so kommt es.',
      lead: (order: number) => `Vielen Dank für Ihre Bestellung. Sie hat die Nummer ${order}; das haben Sie bestellt:`,
      now: (pieces: number, shown: string) =>
        pieces === 1 ? '1 Stück ist für Sie zurückgelegt.' : `${shown} Stück sind für Sie zurückgelegt.`,
      rest: (pieces: number, shown: string) =>
        pieces === 1
          ? '1 Stück ist nicht vorrätig. Es kommt zu Ihrer Bestellung, sobald es eintrifft; bis dahin können Sie es stornieren.'
          : `${shown} Stück sind nicht vorrätig. Sie kommen zu Ihrer Bestellung, sobald sie eintreffen; bis dahin können Sie sie stornieren.`,
    },
    changed: {
      subject: (order: number) => `Ihre Bestellung ${order} wurde geändert`,
      preview: 'So sieht die Bestellung jetzt aus.',
      lead: (order: number) => `Ihre Bestellung ${order} wurde geändert. So sieht sie jetzt aus:`,
    },
    cancelled: {
      subject: (order: number) => `Storniert aus Ihrer Bestellung ${order}`,
      preview: 'Das wurde storniert.',
      lead: (order: number) => `Diese Stück Ihrer Bestellung ${order} wurden storniert:`,
      whole: (order: number) => `Ihre Bestellung ${order} wurde vollständig storniert:`,
      unpaid: (order: number) =>
        `Ihre Zahlung ist nicht rechtzeitig eingegangen. Deshalb haben wir Ihre Bestellung ${order} vollständig storniert:`,
      left: 'Das bleibt von der Bestellung:',
    },
    served: {
      subject: (order: number) => `Ware für Ihre Bestellung ${order} ist eingetroffen`,
      preview: 'Sie ist für Sie zurückgelegt und wird versandt.',
      lead: (order: number) =>
        `Diese Stück Ihrer Bestellung ${order} sind eingetroffen. Sie sind für Sie zurückgelegt:`,
      whole: 'Das ist die ganze Bestellung:',
    },
    late: {
      subject: (order: number) => `Ware für Ihre Bestellung ${order} verspätet sich`,
      preview: 'Sie ist am erwarteten Tag nicht eingetroffen.',
      lead: (order: number) =>
        `Diese Stück Ihrer Bestellung ${order} sind an dem Tag, an dem wir sie erwartet haben, nicht eingetroffen. Das tut uns leid:`,
      whole:
        'Sie bleiben Teil Ihrer Bestellung und werden für Sie zurückgelegt, sobald sie eintreffen; bis dahin können Sie sie stornieren. Das ist die ganze Bestellung mit den Terminen, die jetzt bekannt sind:',
    },
    shipped: {
      subject: (order: number) => `Ihre Bestellung ${order} ist unterwegs`,
      preview: 'Das wurde versandt, und so verfolgen Sie es.',
      lead: (order: number) => `Diese Stück Ihrer Bestellung ${order} sind unterwegs zu Ihnen:`,
      tracking: 'Sendungsnummer',
      parcels: 'Pakete oder Paletten',
      follow: 'Sendung verfolgen',
      rest: (pieces: number, shown: string) =>
        pieces === 1 ? '1 Stück der Bestellung folgt später.' : `${shown} Stück der Bestellung folgen später.`,
      whole:
        'Von der Bestellung ist nichts mehr zu versenden. Lieferschein und Rechnung finden Sie bei der Bestellung.',
    },
  },
})
