import { messages } from '../../../lib/texts.tsx'

/** Texts that the desks of the range share. */
export const rangeDeskTexts = messages({
  en: {
    openOf: (name: string) => `Open ${name}`,
    name: 'Name',
    number: 'Number of the ERP',
    noNumber: 'none',
    sort: 'Sort',
    save: 'Save',
    missing: 'Please fill this in.',
    byImport: 'Imports may change this.',
    byHand: 'Set by hand: imports leave it as it is.',
    follow: {
      title: 'Set by hand',
      text: 'What you have changed here stays as it is when a file says otherwise. Let imports set it again, and names go back at once, the rest with the next import.',
      act: 'Let imports set it again',
    },
    picture: {
      act: 'Choose a picture',
      hint: 'or drop it here. SVG, PNG, JPEG, WebP or AVIF, saved at once.',
      remove: (of: string) => `Remove ${of}`,
      none: 'No picture yet.',
    },
  },
  de: {
    openOf: (name: string) => `${name} öffnen`,
    name: 'Name',
    number: 'Nummer der Warenwirtschaft',
    noNumber: 'keine',
    sort: 'Sortieren',
    save: 'Speichern',
    missing: 'Bitte ausfüllen.',
    byImport: 'Importe dürfen das ändern.',
    byHand: 'Von Hand gesetzt: Importe lassen es stehen.',
    follow: {
      title: 'Von Hand gesetzt',
      text: 'Was Sie hier geändert haben, bleibt stehen, wenn eine Datei etwas anderes sagt. Dürfen Importe wieder ändern, gehen Namen sofort zurück, das Übrige mit dem nächsten Import.',
      act: 'Importe wieder ändern lassen',
    },
    picture: {
      act: 'Bild auswählen',
      hint: 'oder hierher ziehen. SVG, PNG, JPEG, WebP oder AVIF, sofort gespeichert.',
      remove: (of: string) => `${of} entfernen`,
      none: 'Noch kein Bild.',
    },
  },
})
