import { titles } from '@fairfloor/domain/content/titles'
import { titles as outlet } from '@fairfloor/domain/outlet/titles'
import { titles as quickOrder } from '@fairfloor/domain/quick-order/titles'
import { messages } from '../../lib/texts.tsx'

export const footerTexts = messages({
  en: {
    label: 'Footer',
    about: 'About us',
    brands: 'Brands',
    quickOrder: quickOrder.en.quickOrder,
    outlet: outlet.en.outlet,
    fair: 'Virtual Trade Show',
    contact: 'Contact',
    careers: 'Careers',
    faq: 'FAQ',
    conditions: 'Terms and conditions',
    imprint: titles.en.imprint,
    privacy: titles.en.privacy,
    business: 'Business to business only. Prices without VAT, unless stated.',
    vatId: 'VAT ID',
    social: 'Social networks',
    payments: 'Payment',
    carriers: 'Carriers',
    payment: { invoice: 'Invoice', prepayment: 'Prepayment', direct_debit: 'Direct debit', card: 'Card' },
  },
  de: {
    label: 'Fußzeile',
    about: 'Über uns',
    brands: 'Marken',
    quickOrder: quickOrder.de.quickOrder,
    outlet: outlet.de.outlet,
    fair: 'Virtuelle Messe',
    contact: 'Kontakt',
    careers: 'Stellen',
    faq: 'Häufige Fragen',
    conditions: 'AGB',
    imprint: titles.de.imprint,
    privacy: titles.de.privacy,
    business: 'Nur für Gewerbekunden. Preise ohne Mehrwertsteuer, wenn nicht anders angegeben.',
    vatId: 'USt-IdNr.',
    social: 'Soziale Netzwerke',
    payments: 'Zahlung',
    carriers: 'Versand',
    payment: { invoice: 'Rechnung', prepayment: 'Vorkasse', direct_debit: 'Lastschrift', card: 'Karte' },
  },
})
