import { messages } from '../messages.ts'

/** What the page is called, where a browser names it and on the page itself. */
export const titles = messages({ en: { awards: 'Awards' }, de: { awards: 'Awards' } })
