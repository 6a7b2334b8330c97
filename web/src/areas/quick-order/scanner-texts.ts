import { messages } from '../../lib/texts.tsx'

export const scannerTexts = messages({
  en: {
    scan: 'Scan',
    title: 'Scan goods',
    picture: 'What the camera sees',
    hint: 'Hold the bars on a pack or a case in front of the camera. Each time it counts one more.',
    scanned: 'Scanned',
    unknown: 'Not recognised; it stays in your list',
    lightOn: 'Light on',
    lightOff: 'Light off',
    again: 'Try again',
    titles: {
      refused: 'The camera is not allowed',
      none: 'There is no camera',
      insecure: 'The camera needs a secure connection',
      busy: 'The camera does not answer',
    },
    whats: {
      refused:
        'Please allow it for this site in the browser’s settings, and try again. Numbers can be typed meanwhile.',
      none: 'Open this page on a phone, or type the numbers.',
      insecure: 'Open the shop by its https address, or type the numbers.',
      busy: 'Another app may be using it. Close that one, and try again.',
    },
  },
  de: {
    scan: 'Scannen',
    title: 'Ware scannen',
    picture: 'Was die Kamera sieht',
    hint: 'Halten Sie die Striche auf Packung oder Karton vor die Kamera. Jedes Mal zählt eines mehr.',
    scanned: 'Gescannt',
    unknown: 'Nicht erkannt; es bleibt in Ihrer Liste',
    lightOn: 'Licht an',
    lightOff: 'Licht aus',
    again: 'Erneut versuchen',
    titles: {
      refused: 'Die Kamera ist nicht erlaubt',
      none: 'Hier ist keine Kamera',
      insecure: 'Die Kamera braucht eine sichere Verbindung',
      busy: 'Die Kamera antwortet nicht',
    },
    whats: {
      refused:
        'Bitte erlauben Sie sie in den Einstellungen des Browsers und versuchen Sie es noch einmal. Nummern lassen sich auch tippen.',
      none: 'Öffnen Sie diese Seite auf einem Telefon, oder tippen Sie die Nummern.',
      insecure: 'Öffnen Sie den Shop über seine https-Adresse, oder tippen Sie die Nummern.',
      busy: 'Vielleicht nutzt sie gerade ein anderes Programm. Schließen Sie es und versuchen Sie es noch einmal.',
    },
  },
})
