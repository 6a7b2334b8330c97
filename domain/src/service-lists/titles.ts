import { messages } from '../messages.ts'

/** Titles of the service centre and its lists; the English ones of the lists are the specification's. */
export const titles = messages({
  en: {
    center: 'Service centre',
    just_in: 'Just In',
    eta: 'ETA',
    price_change: 'Price Changes',
    discontinued: 'Discontinued',
    available_soon: 'Available soon',
  },
  de: {
    center: 'Servicecenter',
    just_in: 'Neu eingetroffen',
    eta: 'Erwartete Lieferungen',
    price_change: 'Preisänderungen',
    discontinued: 'Ausgelaufen',
    available_soon: 'Bald verfügbar',
  },
})
