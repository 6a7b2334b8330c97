import { messages } from '../../messages.ts'

/** Title of the page, in the browser's tab and on the page. */
export const titles = messages({ en: { addresses: 'Addresses' }, de: { addresses: 'Adressen' } })
