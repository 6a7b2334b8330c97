import { macros, type SubCategory } from './article.ts'

const capsules = [[60, 120], [90], [60], [120]]

/** Weight management. */
export const weight: SubCategory[] = [
  {
    category: 'weight',
    name: 'Meal shakes',
    shape: 'powder',
    unit: 'g',
    sizes: [[500, 1000], [900], [60, 900]],
    price: 1.5,
    taste: 'creamy',
    serving: 60,
    macros: macros(8.5, 2.1, 38, 12, 33, 0.9),
    articles: [
      ['Meal Shake', 'A whole meal with 26 vitamins and minerals and 220 kcal.'],
      ['Slim Shake', 'Replaces one meal a day, keeps hunger away for hours.', 1.08],
      ['Office Lunch', 'Shake, drink, carry on: 400 kcal with fibre.', 1.02],
    ],
  },
  {
    category: 'weight',
    name: 'Carnitine & CLA',
    shape: 'shot',
    unit: 'ml',
    sizes: [[60], [500]],
    price: 1.7,
    taste: 'fruit',
    ready: 1,
    serving: 60,
    macros: macros(0, 0, 0.6, 0.2, 0, 0.05),
    actives: [['L-Carnitine', '1.5 g', null]],
    articles: [
      ['Carnitine Liquid', 'L-carnitine, ready to drink.'],
      ['Carnitine Shot', 'Fifteen hundred milligrams before cardio.', 1.05],
      ['Carnitine + Green Tea', 'Carnitine with tea extract.', 1.15],
    ],
  },
  {
    category: 'weight',
    name: 'Metabolism',
    shape: 'pills',
    unit: 'capsules',
    sizes: capsules,
    price: 16,
    taste: 'pills',
    serving: 2,
    actives: [
      ['Green tea extract', '500 mg', null],
      ['Choline', '82.5 mg', null],
    ],
    articles: [
      [
        'Thermo',
        'Green tea, guarana and pepper.',
        1,
        [
          ['Green tea extract', '500 mg', null],
          ['Caffeine', '150 mg', null],
          ['Black pepper extract', '5 mg', null],
        ],
      ],
      ['CLA 1000', 'Conjugated linoleic acid from safflower.', 0.9, [['CLA', '1.6 g', null]]],
      [
        'Thermo Night',
        'Choline and fibre, without stimulants.',
        1.05,
        [
          ['Choline', '165 mg', null],
          ['Glucomannan', '1.0 g', null],
        ],
      ],
    ],
  },
  {
    category: 'weight',
    name: 'Fibre',
    shape: 'powder',
    unit: 'g',
    sizes: [[300], [400]],
    price: 2.4,
    taste: 'tea',
    serving: 8,
    macros: macros(0.2, 0, 12, 2, 1, 0.1),
    articles: [
      ['Fibre Mix', 'Inulin, acacia and psyllium in a light tea.'],
      ['Lean Tea', 'Soluble tea with chromium and fibre.', 1.1],
    ],
  },
]
