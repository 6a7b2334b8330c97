import { messages } from '../texts.tsx'

export const connectionTexts = messages({
  en: {
    label: 'Connection',
    lost: 'No connection. What you typed is kept.',
    returned: 'The connection is back.',
    failed: 'That did not work. Please try again.',
    outdated: 'There is a new version of this page. What you typed is kept.',
    load: 'Load it',
  },
  de: {
    label: 'Verbindung',
    lost: 'Keine Verbindung. Was Sie eingegeben haben, bleibt erhalten.',
    returned: 'Die Verbindung ist wieder da.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    outdated: 'Es gibt eine neue Version dieser Seite. Was Sie eingegeben haben, bleibt erhalten.',
    load: 'Laden',
  },
})
