import { messages } from '../../lib/texts.tsx'

/** Texts of the header, which every page of the shop shows at once. */
export const shellTexts = messages({
  en: {
    menu: 'Menu',
    menus: { brands: 'Brands', categories: 'Categories', sale: 'Sale %' },
    gym: 'Gym assortment',
    favourites: (count: number | undefined) => (count === undefined ? 'Favourites' : `Favourites, ${count}`),
    logIn: 'Login / Register',
    /** As much of it as there is room for. */
    service: { short: 'Service', rest: ' centre' },
    account: 'Account',
    accountOf: (name: string) => `Account of ${name}`,
    beside: 'Beside the shop',
    awards: 'Awards',
    admin: 'Back office',
    business: 'Business to business only. Prices without VAT, unless stated.',
    until: {
      before: 'Opens in',
      ordering: 'Left to order',
      closed: 'Confirming begins in',
      confirmation: 'Left to confirm',
      release: 'Left to release',
    },
  },
  de: {
    menu: 'Menü',
    menus: { brands: 'Marken', categories: 'Kategorien', sale: 'Angebote %' },
    gym: 'Sortiment für Studios',
    favourites: (count: number | undefined) => (count === undefined ? 'Favoriten' : `Favoriten, ${count}`),
    logIn: 'Anmelden / Registrieren',
    service: { short: 'Service', rest: 'center' },
    account: 'Konto',
    accountOf: (name: string) => `Konto von ${name}`,
    beside: 'Neben dem Shop',
    awards: 'Awards',
    admin: 'Verwaltung',
    business: 'Nur für Gewerbekunden. Preise ohne Mehrwertsteuer, wenn nicht anders angegeben.',
    until: {
      before: 'Beginnt in',
      ordering: 'Noch zu bestellen',
      closed: 'Bestätigen beginnt in',
      confirmation: 'Noch zu bestätigen',
      release: 'Noch abzurufen',
    },
  },
})
