/** What goods of a sub-category are made of. */
export interface Recipe {
  /** Legal name in English and German. */
  legal: readonly [en: string, de: string]
  /** Ingredients before and after those of the flavour, in descending order. 'actives' stands for the declared ones. */
  of: string
  rest: string
  /** Only a flavouring, no nuts, biscuits and the like. */
  drink?: true
  /** Nothing from milk, not even in a flavour. */
  vegan?: true
  /** Keys of `storages`; 'dry' by default. */
  store?: 'cool' | 'drink'
  /** Days that goods keep at least when they are delivered. */
  days: number
  /** Articles that are made of something else, or without milk. */
  articles?: Record<string, { of: string; rest?: string; vegan?: true; legal?: Recipe['legal'] }>
}

/** How goods are kept, in English and German. */
export const storages = {
  dry: [
    'Store in a dry place, away from direct sunlight. Close well after use.',
    'Trocken und vor direkter Sonneneinstrahlung geschützt lagern. Nach Gebrauch gut verschließen.',
  ],
  cool: ['Store in a cool, dry place, below 20 °C.', 'Kühl und trocken unter 20 °C lagern.'],
  drink: [
    'Store in a cool place, protect from frost. Keep refrigerated after opening and consume within 24 hours.',
    'Kühl und frostfrei lagern. Nach dem Öffnen gekühlt aufbewahren und innerhalb von 24 Stunden verbrauchen.',
  ],
} as const
