import { messages } from '../../messages.ts'

export const titles = messages({
  en: { reminders: 'My reminders' },
  de: { reminders: 'Meine Erinnerungen' },
})
