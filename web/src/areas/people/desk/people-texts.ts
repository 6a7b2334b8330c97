import { messages } from '../../../lib/texts.tsx'

/** What rights and roles are called. */
export const peopleTexts = messages({
  en: {
    rights: {
      order: 'Order',
      prices: 'See prices',
      invoices: 'See invoices',
      manage: 'Manage the account',
    },
    noRights: 'Look around only',
    cancel: 'Cancel',
    roles: {
      operator: 'Back office',
      agent: 'Customer service',
      organiser: 'Organiser',
      exhibitor: 'Booth',
    },
  },
  de: {
    rights: {
      order: 'Bestellen',
      prices: 'Preise sehen',
      invoices: 'Rechnungen sehen',
      manage: 'Konto verwalten',
    },
    noRights: 'Nur umsehen',
    cancel: 'Abbrechen',
    roles: {
      operator: 'Verwaltung',
      agent: 'Kundendienst',
      organiser: 'Veranstalter',
      exhibitor: 'Stand',
    },
  },
})
