import { messages } from '../../../lib/texts.tsx'

export const weekMailsTexts = messages({
  en: {
    title: 'Newcomer Week',
    label: 'Mail me when it begins, and 24 hours before it ends',
    note: 'Mails about your orders come either way.',
  },
  de: {
    title: 'Newcomer Week',
    label: 'E-Mail, wenn sie beginnt, und 24 Stunden vor ihrem Ende',
    note: 'E-Mails zu Ihren Bestellungen kommen in jedem Fall.',
  },
})
