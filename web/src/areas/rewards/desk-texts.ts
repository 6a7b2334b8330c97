import { titles } from '@fairfloor/domain/rewards/titles'
import { messages } from '../../lib/texts.tsx'

export const rewardDeskTexts = messages({
  en: {
    title: titles.en.rewards,
    lead: 'What visitors of the show earn. A change counts at once, also for what was done before.',
    noShow: 'No trade show is planned',
    noShowText: 'Points and caps belong to an edition of the show.',
    activity: 'Activity',
    points: 'Points each',
    cap: 'At most, times',
    most: 'At most, points',
    save: 'Save',
    wrong: 'Please enter whole numbers from 0 to 100.000.',
    noNumber: 'No whole number',
  },
  de: {
    title: titles.de.rewards,
    lead: 'Was Besucher der Messe verdienen. Eine Änderung zählt sofort, auch für das, was schon getan ist.',
    noShow: 'Zurzeit ist keine Messe geplant',
    noShowText: 'Punkte und Obergrenzen gehören zu einer Messe.',
    activity: 'Aktivität',
    points: 'Punkte je Mal',
    cap: 'Höchstens, Male',
    most: 'Höchstens, Punkte',
    save: 'Speichern',
    wrong: 'Bitte ganze Zahlen von 0 bis 100.000 eintragen.',
    noNumber: 'Keine ganze Zahl',
  },
})
