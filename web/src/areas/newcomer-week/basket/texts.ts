import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const weekBasketTexts = messages({
  en: {
    title: 'Basket',
    confirmTitle: 'Confirm your backorder',
    figures: (lines: number, pieces: number) => `${s(lines, 'line', 'lines')}, ${s(pieces, 'piece', 'pieces')}`,
    clear: 'Clear Basket',
    clearQuestion: 'Are you sure you want to delete all positions in your basket?',
    clearText: 'They are removed for all users of your company.',
    clearConfirmText: (order: number) =>
      `Order ${order} then waits for nothing any more. What has come already stays in it.`,
    notice: {
      lead: 'Please confirm the quantities.',
      text: (order: number, lines: number) =>
        `Goods of order ${order} come short: ${s(lines, 'line waits', 'lines wait')} for them. Lower what you no longer need and confirm, or empty the basket to keep participating.`,
    },
    moved: {
      asked: (order: number) =>
        `Meanwhile goods of order ${order} have come short, and we ask what of it you still want. It stands here in place of your basket, which comes back when you have answered.`,
      answered: (order: number) => `Nothing of order ${order} is left to be confirmed.`,
      another: (before: number, now: number) =>
        `Nothing of order ${before} is left to be confirmed. This is what order ${now} waits for.`,
      notSaved: 'Your last change came too late and was not made.',
    },
    emptied: (order: number) => `Order ${order} waits for nothing any more.`,
    waits: (n: string) => `${n} waited for`,
    hasCome: 'has come',
    expected: (day: string) => `expected ${day}`,
    noDay: 'date unknown',
    each: 'each',
    gone: 'This product can no longer be ordered. Please remove it.',
    emptyText: 'What you add in the Newcomer Week stands here, for all users of your company.',
  },
  de: {
    title: 'Warenkorb',
    confirmTitle: 'Rückstand bestätigen',
    figures: (lines, pieces) => `${s(lines, 'Position', 'Positionen')}, ${count(pieces)} Stück`,
    clear: 'Warenkorb leeren',
    clearQuestion: 'Möchten Sie wirklich alle Positionen aus Ihrem Warenkorb löschen?',
    clearText: 'Sie werden für alle Benutzer Ihrer Firma entfernt.',
    clearConfirmText: order =>
      `Bestellung ${order} wartet dann auf nichts mehr. Was schon da ist, bleibt in der Bestellung.`,
    notice: {
      lead: 'Bitte bestätigen Sie die Mengen.',
      text: (order, lines) =>
        `Ware von Bestellung ${order} ist knapp: ${s(lines, 'Position wartet', 'Positionen warten')} darauf. Senken Sie, was Sie nicht mehr brauchen, und bestätigen Sie, oder leeren Sie den Warenkorb, um weiter mitzumachen.`,
    },
    moved: {
      asked: order =>
        `Inzwischen ist Ware von Bestellung ${order} knapp, und wir fragen, was Sie davon noch möchten. Sie steht hier anstelle Ihres Warenkorbs; er kommt zurück, wenn Sie geantwortet haben.`,
      answered: order => `Von Bestellung ${order} ist nichts mehr zu bestätigen.`,
      another: (before, now) =>
        `Von Bestellung ${before} ist nichts mehr zu bestätigen. Hier steht, worauf Bestellung ${now} wartet.`,
      notSaved: 'Ihre letzte Änderung kam zu spät und gilt nicht.',
    },
    emptied: order => `Bestellung ${order} wartet auf nichts mehr.`,
    waits: n => `${n} erwartet`,
    hasCome: 'ist da',
    expected: day => `erwartet am ${day}`,
    noDay: 'Termin unbekannt',
    each: 'je Stück',
    gone: 'Dieses Produkt kann nicht mehr bestellt werden. Bitte entfernen Sie es.',
    emptyText: 'Was Sie in der Newcomer Week hinzufügen, steht hier, für alle Benutzer Ihrer Firma.',
  },
})
