import { messages } from '@fairfloor/domain/messages'

export const headTexts = messages({
  en: { register: 'Retailers and gyms register here. We check each company, then you see prices and can order.' },
  de: {
    register:
      'Händler und Studios registrieren sich hier. Wir prüfen jede Firma, dann sehen Sie Preise und können bestellen.',
  },
})
