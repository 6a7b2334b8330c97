import { messages } from '../messages.ts'

/** Titles of the pages of the API area. */
export const titles = messages({
  en: {
    overview: 'API',
    rest: 'REST API',
    key: 'API key',
    requests: 'Requests',
    stock: 'Stock endpoint',
    mapping: 'SKU mapping',
  },
  de: {
    overview: 'API',
    rest: 'REST-API',
    key: 'API-Schlüssel',
    requests: 'Aufrufe',
    stock: 'Bestands-Endpunkt',
    mapping: 'SKU-Zuordnung',
  },
})
