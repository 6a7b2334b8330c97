import { messages } from '../../lib/texts.tsx'

/** Texts of the key page; instants come as shown. */
export const keyTexts = messages({
  en: {
    lead: 'With this key your own software calls us, in your company’s name.',
    yours: 'Your key',
    none: 'No key was made yet.',
    madeAt: 'Made',
    madeBy: 'By',
    gone: 'a user who is gone',
    lastUsed: 'Last used',
    neverUsed: 'never',
    first: 'Generate a key',
    another: 'Generate a new key',
    question: 'Generate a new key?',
    endsAtOnce: (old: string) => `The key ${old} stops at once: whatever uses it is refused until it has the new one.`,
    keepOld: 'Keep the old one',
    sure: 'Generate',
    newKey: 'New key',
    copyNow: 'Copy this key now.',
    thisOnce: 'It is shown this once; later you see its last four.',
    kept: 'I have kept it',
    how: 'How it is sent',
    howText: 'With each call, in its head. X-Api-Key does the same, for software that cannot set Authorization.',
    rules: {
      secret: 'Keep it as a password: on your server, never in a page or an app that others can read.',
      rights: 'The first may do what your company’s user ‘API’ may: order, see prices, see invoices.',
      ends: 'It ends when you generate a new one, and with your API access.',
    },
  },
  de: {
    lead: 'Mit diesem Schlüssel ruft Ihre eigene Software uns auf, im Namen Ihrer Firma.',
    yours: 'Ihr Schlüssel',
    none: 'Es gibt noch keinen Schlüssel.',
    madeAt: 'Erzeugt',
    madeBy: 'Von',
    gone: 'einem Benutzer, den es nicht mehr gibt',
    lastUsed: 'Zuletzt benutzt',
    neverUsed: 'noch nie',
    first: 'Schlüssel erzeugen',
    another: 'Neuen Schlüssel erzeugen',
    question: 'Neuen Schlüssel erzeugen?',
    endsAtOnce: old =>
      `Der Schlüssel ${old} gilt sofort nicht mehr: Was ihn benutzt, wird abgelehnt, bis es den neuen hat.`,
    keepOld: 'Alten behalten',
    sure: 'Erzeugen',
    newKey: 'Neuer Schlüssel',
    copyNow: 'Kopieren Sie diesen Schlüssel jetzt.',
    thisOnce: 'Er wird nur dieses eine Mal gezeigt; später sehen Sie die letzten vier Zeichen.',
    kept: 'Ich habe ihn verwahrt',
    how: 'So wird er gesendet',
    howText:
      'Bei jedem Aufruf, in dessen Kopf. X-Api-Key bewirkt dasselbe, für Software, die Authorization nicht setzen kann.',
    rules: {
      secret:
        'Behandeln Sie ihn wie ein Passwort: auf Ihrem Server, nie in einer Seite oder App, die andere lesen können.',
      rights: 'Der erste darf, was der Benutzer „API“ Ihrer Firma darf: bestellen, Preise sehen, Rechnungen sehen.',
      ends: 'Er endet, wenn Sie einen neuen erzeugen, und mit Ihrem API-Zugang.',
    },
  },
})
