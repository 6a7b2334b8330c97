import { messages } from '../lib/texts.tsx'

/** Words for pages of a customer, to somebody who has no company. */
export const companyFirstTexts = messages({
  en: {
    choose: 'Choose a customer first',
    chooseText: 'This page shows what belongs to the customer for whom you act.',
    customers: 'To the customers',
    ofCompanies: 'This page is for the users of a company that orders here',
  },
  de: {
    choose: 'Wählen Sie zuerst einen Kunden',
    chooseText: 'Diese Seite zeigt, was dem Kunden gehört, für den Sie handeln.',
    customers: 'Zu den Kunden',
    ofCompanies: 'Diese Seite ist für die Benutzer einer Firma, die hier bestellt',
  },
})
