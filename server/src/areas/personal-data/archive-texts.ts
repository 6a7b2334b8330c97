import { messages } from '@fairfloor/domain/messages'

export const archiveTexts = messages({
  en: {
    readMe: 'READ-ME.txt',
    about: (shop: string, at: Date) =>
      [
        `What ${shop} keeps about you, as of ${at.toISOString()}.`,
        '',
        'Each list is here twice: as JSON for programs, and as CSV for spreadsheets. Lists without an entry are left out.',
        'Files whose name begins with "company" are about the company that you manage.',
        'Times are UTC. Amounts of money are whole cents.',
        'Passwords, keys and codes are left out: we keep only what checks them.',
        '',
      ].join('\r\n'),
  },
  de: {
    readMe: 'LIES-MICH.txt',
    about: (shop: string, at: Date) =>
      [
        `Was ${shop} über Sie speichert, Stand ${at.toISOString()}.`,
        '',
        'Jede Liste liegt zweimal bei: als JSON für Programme und als CSV für Tabellen. Listen ohne Eintrag fehlen.',
        'Dateien, deren Name mit „company“ beginnt, handeln von der Firma, deren Konto Sie verwalten.',
        'Zeiten sind in UTC. Geldbeträge sind ganze Cent.',
        'Passwörter, Schlüssel und Codes fehlen: Wir speichern nur, womit sie sich prüfen lassen.',
        '',
      ].join('\r\n'),
  },
})
