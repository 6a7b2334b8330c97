import type { SubCategory } from './article.ts'

const capsules = [[60, 120], [90], [60], [120], [90, 180], [30, 90]]

/** Vitamins of every day. */
export const vitamins: SubCategory[] = [
  {
    category: 'vitamins',
    name: 'Multivitamins',
    shape: 'pills',
    unit: 'tablets',
    sizes: capsules,
    price: 12,
    taste: 'pills',
    serving: 2,
    actives: [
      ['Vitamin C', '120 mg', 150],
      ['Vitamin D3', '20 µg', 400],
      ['Zinc', '10 mg', 100],
      ['Vitamin B12', '5.0 µg', 200],
    ],
    articles: [
      ['Multi A–Z', 'Twenty-four vitamins and minerals a day.'],
      ['Sport Multi', 'A multivitamin in the doses that training asks for.', 1.2],
      [
        'Women Multi',
        'With iron and folate.',
        1.15,
        [
          ['Iron', '14 mg', 100],
          ['Folic acid', '400 µg', 200],
          ['Vitamin C', '120 mg', 150],
          ['Vitamin B12', '5.0 µg', 200],
        ],
      ],
      [
        'Multi 50+',
        'With vitamin B12, lutein and calcium.',
        1.18,
        [
          ['Vitamin B12', '10 µg', 400],
          ['Calcium', '200 mg', 25],
          ['Lutein', '5 mg', null],
          ['Vitamin D3', '20 µg', 400],
        ],
      ],
    ],
  },
  {
    category: 'vitamins',
    name: 'Gummies & chewables',
    shape: 'jar',
    unit: 'pieces',
    sizes: [[60], [90], [60, 120]],
    price: 11,
    taste: 'chewable',
    serving: 2,
    actives: [
      ['Vitamin C', '80 mg', 100],
      ['Vitamin D3', '10 µg', 200],
      ['Zinc', '5.0 mg', 50],
    ],
    articles: [
      ['Vitamin Gummies', 'Two a day, without gelatine.'],
      ['Vitamin C Chews', 'Chewable vitamin C with acerola.', 0.9, [['Vitamin C', '500 mg', 625]]],
      [
        'Immune Gummies',
        'Vitamin C, zinc and elderberry.',
        1.1,
        [
          ['Vitamin C', '80 mg', 100],
          ['Zinc', '5 mg', 50],
          ['Elderberry extract', '100 mg', null],
        ],
      ],
      [
        'Sleep Gummies',
        'Melatonin, passion flower and a calm evening.',
        1.25,
        [
          ['Melatonin', '0.5 mg', null],
          ['Passion flower extract', '100 mg', null],
        ],
      ],
    ],
  },
  {
    category: 'vitamins',
    name: 'Effervescent tablets',
    shape: 'tube',
    unit: 'tablets',
    sizes: [[20], [15, 30], [20, 40]],
    price: 15,
    taste: 'chewable',
    ready: 200,
    serving: 1,
    actives: [
      ['Magnesium', '375 mg', 100],
      ['Vitamin B6', '1.4 mg', 100],
    ],
    articles: [
      ['Magnesium Fizz', 'Magnesium citrate to drink after training.'],
      ['Vitamin C Fizz', 'A gram of vitamin C in a glass of water.', 0.9, [['Vitamin C', '1 g', 1250]]],
      [
        'Iron Fizz',
        'Iron with vitamin C, gentle on the stomach.',
        1.15,
        [
          ['Iron', '14 mg', 100],
          ['Vitamin C', '80 mg', 100],
        ],
      ],
      [
        'Multi Fizz',
        'Ten vitamins, sparkling.',
        1,
        [
          ['Vitamin C', '80 mg', 100],
          ['Niacin', '16 mg', 100],
          ['Vitamin B6', '1.4 mg', 100],
          ['Vitamin B12', '2.5 µg', 100],
        ],
      ],
    ],
  },
]
