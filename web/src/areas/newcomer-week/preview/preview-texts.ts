import { messages } from '../../../lib/texts.tsx'

/** The operator's preview of an event. */
export const previewTexts = messages({
  en: {
    preview: 'Preview',
    title: (name: string) => `Preview of ${name}`,
    lead: 'Opens the event’s pages as everybody will see them at that moment. Only you see them so, in this browser and for an hour; nothing can be ordered there. What is not saved yet is not shown.',
    at: (zone: string) => `As at, by the clocks of ${zone}`,
    moments: { before: 'A day before', open: 'As it opens', last: 'In its last hour', over: 'When it is over' },
    missing: 'Please enter a day and a time.',
    open: 'Open the pages',
    strip: (at: string) => `Preview as at ${at}`,
    end: 'End preview',
  },
  de: {
    preview: 'Vorschau',
    title: name => `Vorschau von ${name}`,
    lead: 'Öffnet die Seiten der Aktion so, wie alle sie zu diesem Zeitpunkt sehen werden. Nur Sie sehen sie so, in diesem Browser und eine Stunde lang; bestellen lässt sich dort nichts. Was noch nicht gespeichert ist, erscheint nicht.',
    at: zone => `Zeitpunkt, nach den Uhren von ${zone}`,
    moments: {
      before: 'Einen Tag vorher',
      open: 'Wenn sie öffnet',
      last: 'In der letzten Stunde',
      over: 'Wenn sie vorbei ist',
    },
    missing: 'Bitte Tag und Uhrzeit eintragen.',
    open: 'Seiten öffnen',
    strip: at => `Vorschau vom ${at}`,
    end: 'Vorschau beenden',
  },
})
