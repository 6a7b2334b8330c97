/** Allergens of Regulation (EU) 1169/2011, Annex II, by the words that ingredients name them with in English and German. */
export const allergens = {
  almond: ['almond', 'Mandel'],
  barley: ['barley', 'Gerste'],
  cashew: ['cashew', 'Cashew'],
  crustaceans: ['crustaceans', 'Krebstiere'],
  egg: ['egg', 'Ei'],
  fish: ['fish', 'Fisch'],
  hazelnut: ['hazelnut', 'Haselnuss'],
  milk: ['milk', 'Milch'],
  mustard: ['mustard', 'Senf'],
  oat: ['oat', 'Hafer'],
  peanut: ['peanut', 'Erdnuss'],
  pistachio: ['pistachio', 'Pistazie'],
  soya: ['soya', 'Soja'],
  walnut: ['walnut', 'Walnuss'],
  wheat: ['wheat', 'Weizen'],
} as const

export type Allergen = keyof typeof allergens
