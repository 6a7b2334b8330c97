import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    date: 'Date',
    order: 'Order',
    reference: 'Your PO number',
    sum: 'Total incl. VAT',
    prepaid: 'Paid in advance',
    payment: 'Payment',
    due: 'Due on',
    open: 'Open the document',
    invoice: {
      subject: (number: string) => `Your invoice ${number}`,
      preview: (order: number) => `For your order ${order}.`,
      lead: (order: number) => `Attached is the invoice for goods of your order ${order}.`,
      number: 'Invoice',
    },
    credit: {
      subject: (number: string) => `Your credit note ${number}`,
      lead: 'Attached is a credit note for you.',
      number: 'Credit note',
      corrects: 'For invoice',
    },
  },
  de: {
    date: 'Datum',
    order: 'Bestellung',
    reference: 'Ihre Bestellnummer',
    sum: 'Gesamt inkl. MwSt.',
    prepaid: 'Im Voraus bezahlt',
    payment: 'Zahlung',
    due: 'Fällig am',
    open: 'Beleg öffnen',
    invoice: {
      subject: (number: string) => `Ihre Rechnung ${number}`,
      preview: (order: number) => `Zu Ihrer Bestellung ${order}.`,
      lead: (order: number) => `Im Anhang finden Sie die Rechnung über Ware Ihrer Bestellung ${order}.`,
      number: 'Rechnung',
    },
    credit: {
      subject: (number: string) => `Ihre Gutschrift ${number}`,
      lead: 'Im Anhang finden Sie eine Gutschrift für Sie.',
      number: 'Gutschrift',
      corrects: 'Zu Rechnung',
    },
  },
})
