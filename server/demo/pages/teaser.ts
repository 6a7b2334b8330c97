/** Text of the show's teaser; pictures are names of `hall/views`. */
export const teaser = {
  title: 'Walk the hall. Order at the booth.',
  lead: 'Thirty brands of sports nutrition under one roof, open day and night, at prices that only the show has. You need a browser and a coffee.',
  picture: 'aisle',
  sections: [
    {
      head: 'A hall to walk through',
      text: 'Look around, follow the aisles, jump by the floor plan. Every booth opens with a press, and a list view shows the same without the walk.',
      picture: 'walk',
    },
    {
      head: 'Prices of the show',
      text: 'Order per flavour at the booth. You confirm after the show and release in parts when you need the goods.',
      picture: 'order',
    },
    {
      head: 'Novelties, samples, awards',
      text: 'See what is new, take free samples, vote for the best, tell the brands what you think. Whatever you do earns points for a laptop.',
      picture: 'showcase',
    },
  ],
} as const
