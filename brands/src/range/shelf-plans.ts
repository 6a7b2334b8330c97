/** For brands with a narrower focus than their categories: preferred sub-categories, and what they never make. */
export const shelfPlans: Record<string, { first?: string[]; never?: string[] }> = {
  'Tutti Forti': {
    first: ['Spreads'],
    never: ['Crisps & savoury', 'Oat & nut bars', 'Plant shakes', 'Protein water', 'Vegan bars'],
  },
  'Erbse & Sohn': { never: ['Syrups & sauces'] },
  Molekyl: { never: ['Gummies & chewables', 'Creatine gummies & blends'] },
  Hydrelle: {
    first: ['Vitamin water'],
    never: ['Protein shakes', 'Plant shakes', 'Protein coffee', 'Puddings & quark'],
  },
  'Chunk Republic': {
    first: ['Cookies & bakes', 'Bites & truffles'],
    never: ['Oat & nut bars', 'Crisps & savoury', 'Vegan bars'],
  },
  'Col & Kasseien': { never: ['Mass gainers'] },
  Ondine: {
    first: ['Collagen & beef', 'Gummies & chewables'],
    never: ['Beef Isolate', 'Bone Broth Protein', 'Office Lunch', 'Metabolism', 'Omega & joints'],
  },
  'Sprout Parade': { first: ['Plant shakes'] },
  Nachtlicht: {
    first: ['Energy drinks', 'Gummies & chewables', 'Protein coffee'],
    never: ['Protein shakes', 'Plant shakes', 'Protein water', 'Puddings & quark', 'Greens & mushrooms'],
  },
  Kadenz: { never: ['Mass gainers', 'Cream of rice & oats'] },
  'Oomph & Co': { never: ['Puddings & quark', 'Plant shakes', 'Oat & nut bars'] },
  Snackadé: { first: ['Crisps & savoury', 'Bites & truffles', 'Spreads'], never: ['Metabolism', 'Oat & nut bars'] },
  'Tarn & Tor': { never: ['Crisps & savoury', 'Syrups & sauces', 'Vegan bars'] },
  Asagiri: {
    first: ['Natural energy', 'EAA & BCAA'],
    never: ['Energy drinks', 'Protein shakes', 'Puddings & quark', 'Plant shakes'],
  },
  Bitesmith: {
    first: ['Oat & nut bars', 'Cookies & bakes'],
    never: ['Vegan bars', 'Syrups & sauces', 'Crisps & savoury'],
  },
  Weidegold: {
    first: ['Puddings & quark'],
    never: ['Crisps & savoury', 'Protein water', 'Syrups & sauces', 'Carbohydrates', 'Vegan bars'],
  },
  'Strongman Svensson': { never: ['Clear protein', 'Plant protein', 'Vegan bars', 'Collagen & beef'] },
  Neonade: {
    first: ['Energy drinks'],
    never: ['Protein shakes', 'Plant shakes', 'Puddings & quark', 'Protein coffee'],
  },
  Zonnewende: {
    first: ['Single vitamins & minerals', 'Greens & mushrooms'],
    never: ['Crisps & savoury', 'Syrups & sauces'],
  },
  Analyt: { never: ['Gummies & chewables', 'Meal shakes', 'Carnitine & CLA'] },
  Maasveld: { never: ['Training gear'] },
  Kruimel: { first: ['Cookies & bakes'], never: ['Spreads', 'Crisps & savoury', 'Syrups & sauces', 'Vegan bars'] },
  'Dolce Forza': {
    first: ['Spreads'],
    never: ['Crisps & savoury', 'Oat & nut bars', 'Plant protein', 'Collagen & beef'],
  },
  Purlington: { never: ['Meal shakes', 'Carnitine & CLA'] },
  Havrelund: {
    first: ['Oats & pancakes', 'Oat & nut bars'],
    never: ['Spreads', 'Crisps & savoury', 'Syrups & sauces', 'Vegan bars', 'Bites & truffles', 'Protein bars'],
  },
  Mixmaat: { never: ['Training gear'] },
  Gripwerk: { never: ['Shakers', 'Bottles & jugs', 'Storage'] },
  Isowell: { never: ['Protein shakes', 'Plant shakes', 'Protein coffee', 'Puddings & quark'] },
  Sundby: { first: ['Single vitamins & minerals', 'Omega & joints'] },
  'Big Sunday': { first: ['Meal shakes', 'Puddings & quark'], never: ['Crisps & savoury', 'Metabolism'] },
  Yuzen: {
    first: ['Natural energy'],
    never: ['Energy drinks', 'Protein shakes', 'Plant shakes', 'Protein water', 'Puddings & quark'],
  },
  Nutwick: {
    first: ['Spreads', 'Oat & nut bars'],
    never: ['Crisps & savoury', 'Syrups & sauces', 'Protein bars', 'Vegan bars'],
  },
  Lagoa: {
    first: ['Protein water'],
    never: ['Protein shakes', 'Plant shakes', 'Protein coffee', 'Puddings & quark', 'Electrolyte tablets'],
  },
  Crunchwell: {
    first: ['Crisps & savoury'],
    never: ['Spreads', 'Oats & pancakes', 'Syrups & sauces', 'Oat & nut bars'],
  },
  'Otter Bay': { first: ['Omega & joints'], never: ['Single amino acids'] },
  Zuivelkracht: {
    first: ['Puddings & quark'],
    never: ['Crisps & savoury', 'Syrups & sauces', 'Spreads', 'Cookies & bakes', 'Protein water'],
  },
  'Celeste & Rye': {
    first: ['Oats & pancakes', 'Cookies & bakes'],
    never: ['Crisps & savoury', 'Spreads', 'Carnitine & CLA', 'Metabolism', 'Fibre'],
  },
}
