import { titles } from '@fairfloor/domain/people/access/titles'
import { messages } from '../../../lib/texts.tsx'

export const notificationTexts = messages({
  en: {
    title: titles.en.notifications,
    lead: 'In which language we write to you, and about what.',
    language: 'Language',
    languageText: 'Of the pages and of our mails, on every device',
    always: 'Mails that always come',
    alwaysText:
      'About your orders, shipments, invoices and reminders to pay, about your order at the trade show, and about your login. They belong to what you have ordered, so they cannot be switched off.',
    staffText: 'Mails about your work here and about your login cannot be switched off.',
    reminders: 'Back in stock',
    remindersText: (count: number) =>
      count === 0
        ? 'You wait for nothing at the moment.'
        : count === 1
          ? 'You wait for one product. One mail comes, then the reminder ends.'
          : `You wait for ${count} products. One mail comes for each, then its reminder ends.`,
    toReminders: 'My reminders',
  },
  de: {
    title: titles.de.notifications,
    lead: 'In welcher Sprache wir Ihnen schreiben, und worüber.',
    language: 'Sprache',
    languageText: 'Der Seiten und unserer E-Mails, auf jedem Gerät',
    always: 'E-Mails, die immer kommen',
    alwaysText:
      'Zu Ihren Bestellungen, Sendungen, Rechnungen und Mahnungen, zu Ihrer Messebestellung und zu Ihrem Zugang. Sie gehören zu dem, was Sie bestellt haben, und lassen sich daher nicht abschalten.',
    staffText: 'E-Mails zu Ihrer Arbeit hier und zu Ihrem Zugang lassen sich nicht abschalten.',
    reminders: 'Wieder da',
    remindersText: (count: number) =>
      count === 0
        ? 'Zurzeit warten Sie auf nichts.'
        : count === 1
          ? 'Sie warten auf ein Produkt. Es kommt eine E-Mail, dann endet die Erinnerung.'
          : `Sie warten auf ${count} Produkte. Zu jedem kommt eine E-Mail, dann endet seine Erinnerung.`,
    toReminders: 'Meine Erinnerungen',
  },
})
