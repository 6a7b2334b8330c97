import { messages } from '../messages.ts'

/** Title of the page, in the browser's tab and on the page. */
export const titles = messages({
  en: { quickOrder: 'Quick order', atTheFair: 'Quick order at the fair' },
  de: { quickOrder: 'Schnellbestellung', atTheFair: 'Schnellbestellung auf der Messe' },
})
