/** Text of the show's teaser. */
export const teaser = {
  en: {
    title: 'Walk the hall. Order at the booth.',
    lead: 'Thirty brands of sports nutrition under one roof, open day and night, at prices that only the show has. You need a browser and a coffee.',
    sections: [
      {
        head: 'A hall to walk through',
        text: 'Look around, follow the aisles, jump by the floor plan. Every booth opens with a press, and a list view shows the same without the walk.',
      },
      {
        head: 'Prices of the show',
        text: 'Order per flavour at the booth. You confirm after the show and release in parts when you need the goods.',
      },
      {
        head: 'Novelties, samples, awards',
        text: 'See what is new, take free samples, vote for the best, tell the brands what you think. Whatever you do earns points for a laptop.',
      },
    ],
  },
  de: {
    title: 'Durch die Halle gehen. Am Stand bestellen.',
    lead: 'Dreißig Marken der Sportnahrung unter einem Dach, Tag und Nacht geöffnet, zu Preisen, die nur die Messe hat. Sie brauchen einen Browser und einen Kaffee.',
    sections: [
      {
        head: 'Eine Halle zum Durchgehen',
        text: 'Sehen Sie sich um, folgen Sie den Gängen, springen Sie mit dem Hallenplan. Jeder Stand öffnet sich auf Druck, und eine Listenansicht zeigt dasselbe ohne den Weg.',
      },
      {
        head: 'Messepreise',
        text: 'Bestellen Sie am Stand nach Sorten. Sie bestätigen nach der Messe und rufen in Teilen ab, wenn Sie die Ware brauchen.',
      },
      {
        head: 'Neuheiten, Proben, Awards',
        text: 'Sehen Sie, was neu ist, nehmen Sie Gratisproben, stimmen Sie über die Besten ab, sagen Sie den Marken Ihre Meinung. Was Sie auch tun, bringt Punkte für einen Laptop.',
      },
    ],
  },
} as const

/** Names of `hall/views`: the page's picture, and one for each part. */
export const teaserPictures = { page: 'aisle', parts: ['walk', 'order', 'showcase'] } as const
