import { messages } from '../messages.ts'

/** What the pages are called, where a browser names them and on the pages themselves. */
export const titles = messages({
  en: {
    fair: 'Virtual Trade Show',
    lobby: 'Lobby',
    information: 'Information',
    myFair: 'Your fair so far',
    exhibitors: 'Exhibitors',
    scene: (number: number, name: string) => `Scene ${number}, ${name}`,
  },
  de: {
    fair: 'Virtuelle Messe',
    lobby: 'Lobby',
    information: 'Information',
    myFair: 'Ihre Messe bisher',
    exhibitors: 'Aussteller',
    scene: (number: number, name: string) => `Szene ${number}, ${name}`,
  },
})
