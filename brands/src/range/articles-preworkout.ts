import { macros, type SubCategory } from './article.ts'

const none = macros(0, 0, 2, 0.2, 0, 0.1)

/** Before training. */
export const preworkout: SubCategory[] = [
  {
    category: 'preworkout',
    name: 'With caffeine',
    shape: 'powder',
    unit: 'g',
    sizes: [[300], [360], [15, 300], [400], [250, 500], [300, 600]],
    price: 4.9,
    taste: 'fruit',
    ready: 20,
    gym: true,
    serving: 15,
    actives: [
      ['Caffeine', '200 mg', null],
      ['Citrulline malate', '6.0 g', null],
      ['Beta-alanine', '3.2 g', null],
      ['Tyrosine', '1.0 g', null],
    ],
    articles: [
      ['Pre-Workout', 'Caffeine, citrulline and beta-alanine in open doses.'],
      ['First Rep', 'A fruity pre-workout with a clean start and no crash.', 1.05],
      [
        'Black Edition',
        'For experienced users: 300 mg of caffeine per serving.',
        1.2,
        [
          ['Caffeine', '300 mg', null],
          ['Citrulline malate', '8.0 g', null],
          ['Beta-alanine', '3.2 g', null],
          ['Tyrosine', '2.0 g', null],
        ],
      ],
      [
        'Daily Pre',
        'Half the caffeine, all of the focus, for every day.',
        0.9,
        [
          ['Caffeine', '100 mg', null],
          ['Citrulline malate', '4.0 g', null],
          ['Theanine', '100 mg', null],
        ],
      ],
      ['Rage Hour', 'Concentrated pre-workout, one small scoop.', 1.12],
      [
        'Focus Pre',
        'Caffeine with theanine and Alpha-GPC for heavy singles.',
        1.25,
        [
          ['Caffeine', '200 mg', null],
          ['Theanine', '200 mg', null],
          ['Alpha-GPC', '300 mg', null],
        ],
      ],
    ],
  },
  {
    category: 'preworkout',
    name: 'Pump, without stimulants',
    shape: 'powder',
    unit: 'g',
    sizes: [[300, 500], [400], [350]],
    price: 4.6,
    taste: 'fruit',
    ready: 20,
    serving: 14,
    actives: [
      ['Citrulline', '8.0 g', null],
      ['Glycerol', '2.0 g', null],
      ['Nitrate from beetroot', '300 mg', null],
    ],
    articles: [
      ['Pump', 'Citrulline, glycerol and beetroot for late sessions.'],
      ['Stim-Free Pre', 'The pre-workout that lets you sleep.', 0.95],
      ['Nitric', 'Nitrates and citrulline for volume.', 1.1],
    ],
  },
  {
    category: 'preworkout',
    name: 'Pre-workout shots',
    shape: 'shot',
    unit: 'ml',
    sizes: [[60], [80], [60, 100]],
    price: 2.3,
    taste: 'fruit',
    ready: 1,
    gym: true,
    serving: 60,
    macros: none,
    actives: [
      ['Caffeine', '200 mg', null],
      ['Taurine', '1.0 g', null],
    ],
    articles: [
      ['Pre Shot', 'Two hundred milligrams of caffeine in two sips.'],
      [
        'Pump Shot',
        'Citrulline and beetroot, ready to drink.',
        1.1,
        [
          ['Citrulline', '4.0 g', null],
          ['Nitrate from beetroot', '300 mg', null],
        ],
      ],
      ['Nitro Shot', 'Caffeine and nitrates for the car park.', 1.15],
    ],
  },
]
