import { titles } from '@fairfloor/domain/trade-show/titles'
import { messages } from '../../lib/texts.tsx'

export const teaserTexts = messages({
  en: {
    fair: titles.en.fair,
    slogan: 'Walk the hall. Order at the booth.',
    lead: 'A trade show that you walk through in your browser.',
    expect: 'What to expect',
    logIn: 'Log in to enter',
    look: 'Look into the lobby',
    enter: 'Enter the trade show',
    welcome: (name: string) => `Welcome, ${name}`,
    phases: {
      before: 'Opens soon',
      ordering: 'Open now',
      closed: 'Ordering is closed',
      confirmation: 'Orders can be confirmed',
      release: 'Orders can be released',
      over: 'The show is over',
    },
    doors: {
      before: 'The doors are open already; ordering starts when the show opens.',
      ordering: 'The hall is open, and so are the order books.',
      closed: 'The booths are still there to look at. Confirming begins soon.',
      confirmation: 'The booths are still there to look at. Confirm your order in your account.',
      release: 'The booths are still there to look at. Release your order in your account.',
      over: 'The booths are still there to look at.',
    },
  },
  de: {
    fair: titles.de.fair,
    slogan: 'Durch die Halle gehen. Am Stand bestellen.',
    lead: 'Eine Messe, durch die Sie im Browser gehen.',
    expect: 'Was Sie erwartet',
    logIn: 'Anmelden und eintreten',
    look: 'In die Lobby sehen',
    enter: 'Zur Messe',
    welcome: (name: string) => `Willkommen, ${name}`,
    phases: {
      before: 'Öffnet bald',
      ordering: 'Jetzt geöffnet',
      closed: 'Das Bestellen ist vorbei',
      confirmation: 'Bestellungen können bestätigt werden',
      release: 'Bestellungen können abgerufen werden',
      over: 'Die Messe ist vorbei',
    },
    doors: {
      before: 'Die Türen sind schon offen; bestellt wird, wenn die Messe öffnet.',
      ordering: 'Die Halle ist offen, und die Auftragsbücher auch.',
      closed: 'Die Stände sind noch zu sehen. Bald kann bestätigt werden.',
      confirmation: 'Die Stände sind noch zu sehen. Bestätigen Sie Ihre Bestellung im Konto.',
      release: 'Die Stände sind noch zu sehen. Rufen Sie Ihre Bestellung im Konto ab.',
      over: 'Die Stände sind noch zu sehen.',
    },
  },
})
