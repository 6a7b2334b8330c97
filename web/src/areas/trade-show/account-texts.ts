import { messages } from '../../lib/texts.tsx'

export const accountTexts = messages({
  en: {
    title: 'My account',
    toEnter: (booth: number | undefined) =>
      booth === undefined ? 'Log in to enter the exhibition hall.' : `Log in to go to booth ${booth}.`,
    toOrder: 'Log in to order, taste and vote.',
    rewardTitle: 'Win a laptop',
    reward:
      'The most interactive visitors compete for one prize, a laptop. Visit booths, order, give feedback and vote: each earns points.',
    why: {
      order: 'Order at the booths, at the prices of the show',
      samples: 'Take free samples',
      feedback: 'Give feedback and vote in the awards',
    },
    showTour: 'Show the guided tour',
    points: (count: number) => (count === 1 ? 'point' : 'points'),
    orderSum: 'Your order, net',
    pieces: 'Pieces',
    booths: 'Booths visited',
    visited: (count: number, of: number) => `${count} of ${of}`,
    open: 'Still open',
    openPoints: (points: string) => `+${points} points`,
    fairOrder: 'Virtual Trade Show Order',
    changePassword: 'Change password',
    logOut: 'Log out',
    toShop: 'To the shop',
    myFair: 'Your fair so far',
  },
  de: {
    title: 'Mein Konto',
    toEnter: booth =>
      booth === undefined
        ? 'Melden Sie sich an, um in die Ausstellung zu gehen.'
        : `Melden Sie sich an, um zum Stand ${booth} zu gehen.`,
    toOrder: 'Melden Sie sich an, um zu bestellen, zu probieren und abzustimmen.',
    rewardTitle: 'Gewinnen Sie einen Laptop',
    reward:
      'Die aktivsten Besucher wetteifern um einen Preis, einen Laptop. Stände besuchen, bestellen, Feedback geben und abstimmen: alles bringt Punkte.',
    why: {
      order: 'An den Ständen zu Messepreisen bestellen',
      samples: 'Gratisproben mitnehmen',
      feedback: 'Feedback geben und bei den Awards abstimmen',
    },
    showTour: 'Rundgang zeigen',
    points: (count: number) => (count === 1 ? 'Punkt' : 'Punkte'),
    orderSum: 'Ihre Bestellung, netto',
    pieces: 'Stück',
    booths: 'Besuchte Stände',
    visited: (count: number, of: number) => `${count} von ${of}`,
    open: 'Noch offen',
    openPoints: (points: string) => `+${points} Punkte`,
    fairOrder: 'Messebestellung',
    changePassword: 'Passwort ändern',
    logOut: 'Abmelden',
    toShop: 'Zum Shop',
    myFair: 'Ihre Messe bisher',
  },
})
