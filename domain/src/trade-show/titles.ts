import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    fair: 'Virtual Trade Show',
    lobby: 'Lobby',
    information: 'Information',
    myFair: 'Your fair so far',
    exhibitors: 'Exhibitors',
    editions: 'Editions',
    scene: (number: number, name: string) => `Scene ${number}, ${name}`,
  },
  de: {
    fair: 'Virtuelle Messe',
    lobby: 'Lobby',
    information: 'Information',
    myFair: 'Ihre Messe bisher',
    exhibitors: 'Aussteller',
    editions: 'Messen',
    scene: (number: number, name: string) => `Szene ${number}, ${name}`,
  },
})
