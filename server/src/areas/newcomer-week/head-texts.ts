import { messages } from '@fairfloor/domain/messages'

/** What search engines and messengers show of the event. */
export const headTexts = messages({
  en: { week: 'New brands and products at prices that hold for one week only, for retailers and gyms.' },
  de: { week: 'Neue Marken und Produkte zu Preisen, die nur eine Woche lang gelten, für Händler und Studios.' },
})
