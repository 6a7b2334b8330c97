import type { SubCategory } from './article.ts'

const jars = [[300, 500], [500], [12, 400], [400], [300, 600], [200, 500]]
const capsules = [[120], [90, 180], [60, 120], [120, 240], [150]]

/** Creatine and amino acids. */
export const performance: SubCategory[] = [
  {
    category: 'creatine',
    name: 'Creatine powder',
    shape: 'powder',
    unit: 'g',
    sizes: [[300, 500], [500, 1000], [250], [400], [100, 300]],
    price: 2.2,
    taste: 'plainOrFruit',
    gym: true,
    serving: 3.4,
    actives: [['Creatine', '3.0 g', null]],
    articles: [
      [
        'Creatine Monohydrate',
        'Pure monohydrate, micronised, three grams a day.',
        1,
        [
          ['Creatine monohydrate', '3.4 g', null],
          ['of which creatine', '3.0 g', null],
        ],
      ],
      ['Creatine Micro', 'Ground to 200 mesh, so that it dissolves in cold water.', 1.08],
      ['Creatine HCl', 'Creatine hydrochloride: a smaller scoop with the same aim.', 1.7],
      ['Creatine Citrus Mix', 'Creatine with electrolytes, pleasantly sour.', 1.25],
    ],
  },
  {
    category: 'creatine',
    name: 'Creatine capsules',
    shape: 'pills',
    unit: 'capsules',
    sizes: capsules,
    price: 9.5,
    taste: 'pills',
    serving: 4,
    actives: [['Creatine', '3.0 g', null]],
    articles: [
      ['Creatine Caps', 'Three grams of creatine in four capsules, for the bag.'],
      ['Creatine Tabs', 'Pressed creatine without filling agents.', 0.9],
    ],
  },
  {
    category: 'creatine',
    name: 'Creatine gummies & blends',
    shape: 'jar',
    unit: 'g',
    sizes: [[240], [300], [360]],
    price: 4.1,
    taste: 'fruit',
    serving: 8,
    actives: [
      ['Creatine', '3.0 g', null],
      ['Taurine', '500 mg', null],
    ],
    articles: [
      ['Creatine Gummies', 'Three gummies, three grams, no shaker.', 1.5],
      ['Creatine Complex', 'Five forms of creatine with taurine.'],
      ['Creatine & Collagen', 'Strength and joints in one scoop.', 1.1],
    ],
  },
  {
    category: 'aminos',
    name: 'EAA & BCAA',
    shape: 'powder',
    unit: 'g',
    sizes: jars,
    price: 3.4,
    taste: 'fruit',
    ready: 33,
    gym: true,
    serving: 12,
    actives: [
      ['Leucine', '3.0 g', null],
      ['Isoleucine', '1.5 g', null],
      ['Valine', '1.5 g', null],
      ['Lysine', '1.2 g', null],
    ],
    articles: [
      ['EAA', 'All essential amino acids for the bottle beside the bench.'],
      ['BCAA 2:1:1', 'Leucine, isoleucine and valine, fermented from plants.', 0.9],
      ['EAA Hydrate', 'Essential aminos with coconut water and sodium.', 1.1],
      ['Amino Energy', 'Aminos with 100 mg of caffeine from green tea.', 1.12],
      ['Intra EAA', 'Aminos and cyclic dextrin for sessions beyond an hour.', 1.15],
    ],
  },
  {
    category: 'aminos',
    name: 'Single amino acids',
    shape: 'powder',
    unit: 'g',
    sizes: [[300], [250, 500], [500], [300, 600]],
    price: 3,
    taste: 'plainOrFruit',
    serving: 5,
    articles: [
      ['L-Glutamine', 'Glutamine for hard weeks, tasteless in any drink.', 1, [['L-Glutamine', '5.0 g', null]]],
      [
        'Citrulline Malate',
        'Six grams before training, for the pump.',
        1.3,
        [
          ['L-Citrulline', '3.3 g', null],
          ['Malic acid', '1.7 g', null],
        ],
      ],
      ['Beta-Alanine', 'The one that tingles: slow-building stamina.', 1.1, [['Beta-alanine', '3.2 g', null]]],
      [
        'L-Arginine AKG',
        'Arginine with alpha-ketoglutarate.',
        1.2,
        [
          ['L-Arginine', '3.5 g', null],
          ['Alpha-ketoglutarate', '1.5 g', null],
        ],
      ],
      ['Taurine', 'Pure taurine, one gram per scoop.', 0.7, [['Taurine', '1.0 g', null]]],
    ],
  },
  {
    category: 'aminos',
    name: 'Amino capsules',
    shape: 'pills',
    unit: 'capsules',
    sizes: capsules,
    price: 8.2,
    taste: 'pills',
    serving: 4,
    actives: [
      ['Leucine', '1.2 g', null],
      ['Isoleucine', '600 mg', null],
      ['Valine', '600 mg', null],
    ],
    articles: [
      ['BCAA Caps', 'Branched-chain aminos without mixing.'],
      ['Amino 2000', 'Tablets from hydrolysed whey, 2 g each.', 0.85, [['Whey hydrolysate', '8.0 g', null]]],
      ['L-Tyrosine Caps', 'Tyrosine for clear mornings.', 1.15, [['L-Tyrosine', '1.0 g', null]]],
    ],
  },
]
