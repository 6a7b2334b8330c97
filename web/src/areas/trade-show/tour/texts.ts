import { messages } from '../../../lib/texts.tsx'

export const tourTexts = messages({
  en: {
    title: 'Guided tour',
    offer: 'New here?',
    steps: 'The guided tour shows the fair in four steps.',
    stepsFor: (points: number) => `The guided tour shows the fair in four steps and earns ${points} points.`,
    take: 'Take the tour',
    decline: 'No tour',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    pages: 'Steps of the tour',
    next: 'Next Step',
    end: 'End',
    pictures: {
      hall: 'The hall, as one enters it',
      order: 'A booth in the hall',
      points: 'Samples, feedback, awards and orders earn points for a laptop',
      dates: 'One, two, three: order, confirm, release in parts',
    },
    speeches: {
      hall: 'Welcome to the fair!\nDrag to look around.\nPress a floor arrow to walk on.\nPress a ring to open its booth.\nThe floor plan goes anywhere.',
      list: 'Welcome to the fair!\nThis one has no hall to look around in: Exhibition below leads to a list of all booths.\nPress one, and the booth opens.',
      order:
        'At a booth you order at the prices of the show.\nType the pieces of each flavour and add them to your order.\nThe basket above holds it all: change it there until ordering ends.',
      points:
        'Take free samples, tell exhibitors what you think, and vote for the awards.\nWhatever you do earns points, and the most interactive visitor wins a laptop.\nThis tour brings your first ones!',
      dates:
        'After the fair you confirm your order in your account.\nThen you release it, whole or in parts, whenever you need the goods.\nAll dates stand on the board in the lobby. Enjoy your visit!',
    },
  },
  de: {
    title: 'Rundgang',
    offer: 'Neu hier?',
    steps: 'Der Rundgang zeigt die Messe in vier Schritten.',
    stepsFor: (points: number) => `Der Rundgang zeigt die Messe in vier Schritten und bringt ${points} Punkte.`,
    take: 'Rundgang beginnen',
    decline: 'Kein Rundgang',
    step: (step: number, of: number) => `Schritt ${step} von ${of}`,
    pages: 'Schritte des Rundgangs',
    next: 'Nächster Schritt',
    end: 'Ende',
    pictures: {
      hall: 'Die Halle, wie man sie betritt',
      order: 'Ein Stand in der Halle',
      points: 'Proben, Feedback, Awards und Bestellungen bringen Punkte für einen Laptop',
      dates: 'Eins, zwei, drei: bestellen, bestätigen, in Teilen abrufen',
    },
    speeches: {
      hall: 'Willkommen auf der Messe!\nZiehen Sie, um sich umzusehen.\nDie Pfeile am Boden führen weiter.\nEin Ring öffnet seinen Stand.\nDer Hallenplan führt überallhin.',
      list: 'Willkommen auf der Messe!\nDiese hat keine Halle zum Umsehen: Ausstellung unten führt zur Liste aller Stände.\nDrücken Sie einen, und der Stand öffnet sich.',
      order:
        'Am Stand bestellen Sie zu Messepreisen.\nTragen Sie die Stückzahl jeder Sorte ein und legen Sie sie in Ihre Bestellung.\nDer Korb oben enthält alles: Dort ändern Sie es, solange das Bestellen möglich ist.',
      points:
        'Nehmen Sie Gratisproben mit, sagen Sie den Ausstellern Ihre Meinung, und stimmen Sie bei den Awards ab.\nAlles bringt Punkte, und der aktivste Besucher gewinnt einen Laptop.\nDieser Rundgang bringt Ihre ersten!',
      dates:
        'Nach der Messe bestätigen Sie Ihre Bestellung in Ihrem Konto.\nDanach rufen Sie sie ab, ganz oder in Teilen, wann immer Sie die Ware brauchen.\nAlle Termine stehen auf der Tafel in der Lobby. Viel Vergnügen!',
    },
  },
})
