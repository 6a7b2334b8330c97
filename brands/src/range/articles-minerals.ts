import type { SubCategory } from './article.ts'

const capsules = [[60, 120], [90], [60], [120], [90, 180], [30, 90]]

/** Single vitamins, minerals, oils and plants. */
export const minerals: SubCategory[] = [
  {
    category: 'vitamins',
    name: 'Single vitamins & minerals',
    shape: 'pills',
    unit: 'capsules',
    sizes: capsules,
    price: 9,
    taste: 'pills',
    serving: 1,
    articles: [
      ['Vitamin D3 2000', 'Two thousand units of vitamin D3 in olive oil.', 1, [['Vitamin D3', '50 µg', 1000]]],
      ['Vitamin B12 500', 'Methylcobalamin, to be taken under the tongue.', 1.1, [['Vitamin B12', '500 µg', 20000]]],
      ['Zinc 25', 'Zinc bisglycinate, 25 mg.', 0.95, [['Zinc', '25 mg', 250]]],
      ['Magnesium Bisglycinate', 'The magnesium that is kind to the gut.', 1.25, [['Magnesium', '150 mg', 40]]],
      [
        'Iron 20',
        'Iron bisglycinate with vitamin C.',
        1.05,
        [
          ['Iron', '20 mg', 143],
          ['Vitamin C', '40 mg', 50],
        ],
      ],
      ['Vitamin K2 200', 'Menaquinone MK-7 for bones.', 1.4, [['Vitamin K2 (MK-7)', '200 µg', 267]]],
    ],
  },
  {
    category: 'vitamins',
    name: 'Omega & joints',
    shape: 'pills',
    unit: 'capsules',
    sizes: capsules,
    price: 14,
    taste: 'pills',
    serving: 2,
    actives: [
      ['EPA', '660 mg', null],
      ['DHA', '440 mg', null],
    ],
    articles: [
      ['Omega-3', 'Fish oil with 1,100 mg of EPA and DHA in two capsules.'],
      [
        'Algae Omega',
        'EPA and DHA from algae.',
        1.4,
        [
          ['DHA', '400 mg', null],
          ['EPA', '200 mg', null],
        ],
      ],
      [
        'Joint Formula',
        'Glucosamine, chondroitin and MSM.',
        1.15,
        [
          ['Glucosamine', '1.5 g', null],
          ['Chondroitin', '500 mg', null],
          ['MSM', '500 mg', null],
        ],
      ],
      [
        'Curcuma',
        'Turmeric extract with black pepper.',
        1.2,
        [
          ['Curcumin', '400 mg', null],
          ['Piperine', '5 mg', null],
        ],
      ],
    ],
  },
  {
    category: 'vitamins',
    name: 'Greens & mushrooms',
    shape: 'powder',
    unit: 'g',
    sizes: [[250], [300], [200, 400]],
    price: 6.2,
    taste: 'broth',
    serving: 10,
    actives: [
      ['Spirulina', '2.0 g', null],
      ['Barley grass', '2.0 g', null],
      ['Iron', '4.2 mg', 30],
    ],
    articles: [
      ['Super Greens', 'Barley grass, spirulina and spinach in one green spoon.'],
      [
        'Mushroom Blend',
        'Lion’s mane, reishi and cordyceps.',
        1.3,
        [
          ['Lion’s mane', '1.0 g', null],
          ['Reishi', '1.0 g', null],
          ['Cordyceps', '1.0 g', null],
        ],
      ],
      [
        'Beetroot Powder',
        'Concentrated beetroot, rich in nitrate.',
        0.9,
        [
          ['Beetroot', '10 g', null],
          ['Nitrate', '250 mg', null],
        ],
      ],
      ['Fermented Greens', 'Greens with lactic cultures and fibre.', 1.15],
    ],
  },
]
