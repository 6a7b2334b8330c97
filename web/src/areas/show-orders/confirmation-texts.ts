import { titles } from '@fairfloor/domain/show-orders/titles'
import { messages } from '../../lib/texts.tsx'

/** Texts of the page on which customers confirm their order. */
export const confirmationTexts = messages({
  en: {
    title: titles.en.confirmation,
    period: (start: string, end: string) => `Confirmation period begins on ${start} and finishes on ${end}.`,
    untilStart: 'Until the confirmation period begins',
    untilEnd: 'Left to confirm',
    how: 'What happens when you confirm',
    mayRelease: 'After confirmation the order or parts of it may be released.',
    severalReleases: 'Several partial releases are possible and are invoiced accordingly.',
    finalDate: (day: string) => `The final release date is ${day}.`,
    firstCome: 'Release is first come first serve.',
    deleted: (day: string) => `Products not released by ${day} are deleted from the basket.`,
    late: 'The confirmation period is over',
    lateText: 'You did not confirm your order in time. We hope to see you next year',
    absent: (show: string) => `You did not take part in the ${show}.`,
    absentText: 'What you order at the show is confirmed here.',
    toLobby: 'To the trade show',
  },
  de: {
    title: titles.de.confirmation,
    period: (start: string, end: string) => `Bestätigt werden kann vom ${start} bis zum ${end}.`,
    untilStart: 'Bis zum Beginn der Bestätigung',
    untilEnd: 'Zum Bestätigen bleiben',
    how: 'Was beim Bestätigen geschieht',
    mayRelease: 'Nach der Bestätigung kann die Bestellung ganz oder in Teilen abgerufen werden.',
    severalReleases: 'Mehrere Teilabrufe sind möglich und werden einzeln berechnet.',
    finalDate: (day: string) => `Der letzte Tag zum Abrufen ist der ${day}.`,
    firstCome: 'Wer zuerst abruft, wird zuerst beliefert.',
    deleted: (day: string) => `Produkte, die bis ${day} nicht abgerufen sind, werden aus dem Korb gelöscht.`,
    late: 'Die Frist zum Bestätigen ist vorbei',
    lateText: 'Sie haben Ihre Bestellung nicht rechtzeitig bestätigt. Wir hoffen, Sie nächstes Jahr wiederzusehen',
    absent: (show: string) => `Sie haben an der ${show} nicht teilgenommen.`,
    absentText: 'Was Sie auf der Messe bestellen, wird hier bestätigt.',
    toLobby: 'Zur Messe',
  },
})
