import { messages } from '../../../lib/texts.tsx'

const counted = (n: number, one: string, many: string) => (n === 1 ? one : `${n} ${many}`)

export const formTexts = messages({
  en: {
    changes: (n: number, names: string) => `${counted(n, '1 change', 'changes')}: ${names}`,
    typed: (names: string) => `Not saved yet: ${names}`,
    discard: 'Discard',
    discardTitle: (n: number) => `Discard ${counted(n, '1 change', 'changes')}?`,
    discardText: (names: string) => `${names}: what you typed is gone then.`,
    goOn: 'Go on typing',
    wrong: (n: number) => `${counted(n, '1 field is', 'fields are')} wrong.`,
    lost: 'Not saved: no connection. What you typed is kept.',
    lostRepeated: 'Not saved yet: no connection. What you typed is kept, and saved as soon as the connection is back.',
    ended: 'Not saved yet: your session has ended. What you typed is kept, and saved when you have logged in again.',
    retry: 'Try again',
    leaveTitle: (n: number) => `Leave with ${counted(n, '1 change', 'changes')} unsaved?`,
    leaveText: (names: string) =>
      `${names}. As a draft it stays in this browser until you save it, discard it or log out.`,
    saveAndLeave: 'Save and leave',
    keepDraft: 'Leave, keep the draft',
    stay: 'Stay here',
    clash: 'Somebody else has changed this meanwhile. Nothing is saved yet.',
    clashOf: (name: string) => `${name}:`,
    twoValues: (was: string, theirs: string, mine: string) => `was ${was}, now ${theirs}, you typed ${mine}`,
    bothChanged: 'changed by both of you',
    theirs: (value: string | null) => (value === null ? 'Take theirs' : `Take theirs: ${value}`),
    mine: (value: string | null) => (value === null ? 'Keep mine' : `Keep mine: ${value}`),
    meanwhile: (names: string) =>
      `Somebody else has changed this meanwhile: ${names}. It is shown here now, with what you typed. Nothing is saved yet.`,
    meanwhileOther: 'Somebody else has changed this meanwhile: you see the newest state. Nothing is saved yet.',
    gone: 'Somebody else has deleted this meanwhile. What you typed is kept here until you leave.',
    empty: 'nothing',
    yes: 'yes',
    no: 'no',
  },
  de: {
    changes: (n: number, names: string) => `${counted(n, '1 Änderung', 'Änderungen')}: ${names}`,
    typed: (names: string) => `Noch nicht gespeichert: ${names}`,
    discard: 'Verwerfen',
    discardTitle: (n: number) => `${counted(n, '1 Änderung', 'Änderungen')} verwerfen?`,
    discardText: (names: string) => `${names}: Was Sie eingegeben haben, ist dann weg.`,
    goOn: 'Weiter eingeben',
    wrong: (n: number) => `${counted(n, '1 Feld stimmt', 'Felder stimmen')} nicht.`,
    lost: 'Nicht gespeichert: keine Verbindung. Ihre Eingaben bleiben erhalten.',
    lostRepeated:
      'Noch nicht gespeichert: keine Verbindung. Ihre Eingaben bleiben erhalten und werden gespeichert, sobald die Verbindung wieder da ist.',
    ended:
      'Noch nicht gespeichert: Ihre Sitzung ist abgelaufen. Ihre Eingaben bleiben erhalten und werden gespeichert, wenn Sie sich wieder angemeldet haben.',
    retry: 'Noch einmal versuchen',
    leaveTitle: (n: number) =>
      `Mit ${n === 1 ? '1 ungespeicherten Änderung' : `${n} ungespeicherten Änderungen`} verlassen?`,
    leaveText: (names: string) =>
      `${names}. Als Entwurf bleibt es in diesem Browser, bis Sie es speichern, verwerfen oder sich abmelden.`,
    saveAndLeave: 'Speichern und verlassen',
    keepDraft: 'Verlassen, Entwurf behalten',
    stay: 'Hier bleiben',
    clash: 'Jemand anders hat dies inzwischen geändert. Noch ist nichts gespeichert.',
    clashOf: (name: string) => `${name}:`,
    twoValues: (was: string, theirs: string, mine: string) =>
      `war ${was}, ist jetzt ${theirs}, Sie haben ${mine} eingegeben`,
    bothChanged: 'von Ihnen beiden geändert',
    theirs: (value: string | null) => (value === null ? 'Fremde Eingabe übernehmen' : `Übernehmen: ${value}`),
    mine: (value: string | null) => (value === null ? 'Meine behalten' : `Meine behalten: ${value}`),
    meanwhile: (names: string) =>
      `Jemand anders hat dies inzwischen geändert: ${names}. Das steht jetzt hier, zusammen mit Ihren Eingaben. Noch ist nichts gespeichert.`,
    meanwhileOther:
      'Jemand anders hat dies inzwischen geändert: Sie sehen den neuesten Stand. Noch ist nichts gespeichert.',
    gone: 'Jemand anders hat dies inzwischen gelöscht. Ihre Eingaben bleiben hier, bis Sie die Seite verlassen.',
    empty: 'nichts',
    yes: 'ja',
    no: 'nein',
  },
})
