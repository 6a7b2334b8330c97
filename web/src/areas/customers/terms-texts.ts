import { messages } from '../../lib/texts.tsx'

export const termsTexts = messages({
  en: {
    title: 'Payment and delivery',
    allowed: 'May pay by',
    usual: 'Usual payment method',
    days: 'Days to pay',
    daysHint: (days: number) => `Empty: ${days}, as the shop says.`,
    limit: 'Credit limit, €',
    limitHint: 'With VAT, of all that is open. Empty: no limit.',
    delivery: 'Delivery',
    deliveries: { 'in parts': 'In parts', complete: 'Complete' },
    wrongDays: 'Please enter whole days from 0 to 365.',
    wrongLimit: 'Please enter an amount, such as 20000,00.',
    noMethod: 'Please allow a payment method.',
    save: 'Save terms',
  },
  de: {
    title: 'Zahlung und Lieferung',
    allowed: 'Darf zahlen per',
    usual: 'Übliche Zahlungsart',
    days: 'Zahlungsziel in Tagen',
    daysHint: days => `Leer: ${days}, wie im Shop eingestellt.`,
    limit: 'Kreditlimit in €',
    limitHint: 'Mit Mehrwertsteuer, für alles Offene. Leer: kein Limit.',
    delivery: 'Lieferweise',
    deliveries: { 'in parts': 'In Teilen', complete: 'Komplett' },
    wrongDays: 'Bitte geben Sie ganze Tage von 0 bis 365 ein.',
    wrongLimit: 'Bitte geben Sie einen Betrag ein, etwa 20000,00.',
    noMethod: 'Bitte erlauben Sie eine Zahlungsart.',
    save: 'Konditionen speichern',
  },
})
