import { messages } from '../../../lib/texts.tsx'

/** Texts of the sidebar. */
export const sidebarTexts = messages({
  en: {
    menu: 'Menu',
    close: 'Close the menu',
    back: 'Back',
    letters: 'Letters',
    gym: 'Gym Assortment',
    fair: 'Virtual Trade Show',
    logIn: 'Login / Register',
    favourites: 'Favourites',
    awards: 'Awards',
    admin: 'Back office',
  },
  de: {
    menu: 'Menü',
    close: 'Menü schließen',
    back: 'Zurück',
    letters: 'Buchstaben',
    gym: 'Sortiment für Studios',
    fair: 'Virtuelle Messe',
    logIn: 'Anmelden / Registrieren',
    favourites: 'Favoriten',
    awards: 'Awards',
    admin: 'Verwaltung',
  },
})
