import { messages } from '../../lib/texts.tsx'

export const placedTexts = messages({
  en: {
    title: (number: number) => `Thank you. Order ${number} is placed`,
    paidFirst: 'It is sent when it is paid.',
    allKept: (pieces: string) => `All ${pieces} pieces are in stock and kept for you.`,
    all: (pieces: string) =>
      pieces === '1' ? 'The piece is in stock and leaves next.' : `All ${pieces} pieces are in stock and leave next.`,
    split: (now: string, later: string) =>
      `${now} ${now === '1' ? 'piece is' : 'pieces are'} in stock, ${later} ${later === '1' ? 'comes as soon as it is here' : 'come as soon as they are here'}.`,
    together: 'They leave together, when the last piece is here.',
    nothing: (later: string) => `None of the ${later} pieces are in stock; they come as soon as they are here.`,
    mail: (email: string) => `A confirmation goes to ${email}.`,
  },
  de: {
    title: number => `Vielen Dank. Bestellung ${number} ist aufgegeben`,
    paidFirst: 'Sie wird versandt, sobald sie bezahlt ist.',
    allKept: pieces => `Alle ${pieces} Stück sind auf Lager und liegen für Sie bereit.`,
    all: pieces =>
      pieces === '1'
        ? 'Das Stück ist auf Lager und geht als Nächstes raus.'
        : `Alle ${pieces} Stück sind auf Lager und gehen als Nächstes raus.`,
    split: (now, later) =>
      `${now} Stück ${now === '1' ? 'ist' : 'sind'} auf Lager, ${later} ${later === '1' ? 'folgt, sobald es da ist' : 'folgen, sobald sie da sind'}.`,
    together: 'Alles geht zusammen raus, wenn das letzte Stück da ist.',
    nothing: later => `Von ${later} Stück ist noch keines auf Lager; sie kommen, sobald sie da sind.`,
    mail: email => `Eine Bestätigung geht an ${email}.`,
  },
})
