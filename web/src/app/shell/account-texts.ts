import { messages } from '../../lib/texts.tsx'

/** Texts of the account dropdown and of the sidebar's account part. */
export const accountTexts = messages({
  en: {
    account: 'My account',
    showOrder: 'Virtual Trade Show Order',
    orders: 'My Orders',
    quickOrder: 'Quick order',
    lists: 'Order lists',
    reminders: 'My reminders',
    complaints: 'Complaints',
    survey: 'Listing survey',
    unpaid: 'Unpaid Invoices',
    payment: 'Payment methods',
    api: 'Api',
    bonus: 'Bonus',
    contact: 'Contact',
    password: 'Change password',
    logOut: 'Logout',
  },
  de: {
    account: 'Mein Konto',
    showOrder: 'Messebestellung',
    orders: 'Meine Bestellungen',
    quickOrder: 'Schnellbestellung',
    lists: 'Bestelllisten',
    reminders: 'Meine Erinnerungen',
    complaints: 'Reklamationen',
    survey: 'Sortimentsumfrage',
    unpaid: 'Offene Rechnungen',
    payment: 'Zahlungsarten',
    api: 'Api',
    bonus: 'Bonus',
    contact: 'Kontakt',
    password: 'Passwort ändern',
    logOut: 'Abmelden',
  },
})
