/** The wholesaler's categories; sub-categories and their articles are in `articles-*.ts`. */
export const categoryNames = {
  protein: 'Protein powder',
  bars: 'Bars',
  gainers: 'Gainers & carbohydrates',
  creatine: 'Creatine',
  aminos: 'Amino acids',
  preworkout: 'Pre-workout',
  energy: 'Energy drinks',
  rtd: 'Ready to drink',
  hydration: 'Hydration',
  endurance: 'Gels & endurance',
  vitamins: 'Vitamins & minerals',
  weight: 'Weight management',
  foods: 'Snacks & foods',
  accessories: 'Shakers & accessories',
} as const

export type CategoryKey = keyof typeof categoryNames
