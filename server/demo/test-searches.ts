/** What a search of the demo's range, and of some glued names beside it, should find. Hits are sizes of products. */
export type Wanted = {
  /** How the first hits begin, in this order: brand, product and size. */
  readonly first?: readonly string[]
  /** Products of this name, of any brand, come before all others. */
  readonly named?: string
  /** In the names, flavours or categories of each of the first ten. */
  readonly has?: string
  /** The size of every hit, also after the first ten. */
  readonly size?: string
  /** Another search with the same first ten. */
  readonly as?: string
  /** Typed words that no hit has; none without it. */
  readonly without?: readonly string[]
}

/** Beside the demo's range: names as brands write them, and what else has their words. */
export const glued = [
  ['Trialbrand', 'Signature 100% Whey Isolate', '900 g'],
  ['Trialbrand', 'ISO100', '600 g'],
  ['Trialbrand', 'Nitro Shaker High Tech', '1 piece'],
  ['Trialbrand', 'NitroTech', '908 g'],
  ['Trialbrand', 'Iso Clear Whey', '500 g'],
  ['Trialbrand', 'IsoWhey', '1.8 kg'],
  ['Trialbrand', 'BCAA 2:1:1 with 5000 IU Vitamin D3', '60 pieces'],
  ['Trialbrand', 'BCAA 5000', '90 capsules'],
] as const

const names: readonly (readonly [term: string, wanted: Wanted])[] = [
  ['norrsund', { has: 'Norrsund' }],
  ['norrsund daily whey', { first: ['Norrsund Daily Whey 450 g', 'Norrsund Daily Whey 900 g'] }],
  ['daily whey norrsund 900 g', { first: ['Norrsund Daily Whey 900 g'] }],
  ['creatine monohydrate', { named: 'Creatine Monohydrate' }],
  ['whey pistachio', { has: 'whey pistachio' }],
  ['vegan bars', { has: 'Vegan bars' }],
  ['energy gel', { first: ['Col & Kasseien Energy Gel 60 g', 'Col & Kasseien Energy Gel 40 g'] }],
  ['salted caramel', { has: 'Salted Caramel' }],
  ['asagiri yuzu', { has: 'Asagiri Yuzu' }],
  ['snackade granola', { first: ['Snackadé Granola'] }],
  ['pina colada', { has: 'Piña Colada' }],
  ['pre-w', { has: 'Pre-workout' }],
  // The exact name first.
  ['pump', { named: 'Pump' }],
  ['energy', { named: 'Energy' }],
  ['isotonic', { named: 'Isotonic' }],
  ['protein bar', { named: 'Protein Bar' }],
  ['thermo', { named: 'Thermo' }],
  ['vegan protein', { named: 'Vegan Protein' }],
  ['eaa', { named: 'EAA' }],
  ['kilowatt club pump', { first: ['Kilowatt Club Pump 4', 'Kilowatt Club Pump Shot'] }],
]

const numbers: typeof names = [
  ['NOR-001-01', { first: ['Norrsund Daily Whey 450 g'] }],
  ['nor 001 01', { first: ['Norrsund Daily Whey 450 g'] }],
  ['2000010000012', { first: ['Norrsund Daily Whey 450 g'] }],
  ['02000010000012', { first: ['Norrsund Daily Whey 450 g'] }],
  ['2 000010 000012', { first: ['Norrsund Daily Whey 450 g'] }],
  ['2000010-00001-2', { first: ['Norrsund Daily Whey 450 g'] }],
  ['12000010000019', { first: ['Norrsund Daily Whey 450 g'] }],
  ['isolate 90', { named: 'Isolate 90' }],
  ['gel 45', { named: 'Gel 45' }],
  ['vitamin d3', { first: ['Moss & Marrow Vitamin D3 2000'] }],
  ['d3 2000', { first: ['Moss & Marrow Vitamin D3 2000'] }],
  ['omega 3', { named: 'Omega-3' }],
  ['cla 1000', { named: 'CLA 1000' }],
]

const sizes: typeof names = [
  ['1 kg', { size: '1 kg' }],
  ['1kg', { as: '1 kg', size: '1 kg' }],
  ['1000 g', { as: '1 kg', size: '1 kg' }],
  ['1000g', { as: '1 kg', size: '1 kg' }],
  ['1.000 g', { as: '1 kg', size: '1 kg' }],
  ['1,0 kg', { as: '1 kg', size: '1 kg' }],
  ['2 kg', { size: '2 kg' }],
  ['2.27 kg', { size: '2.27 kg' }],
  ['2,27kg', { as: '2.27 kg', size: '2.27 kg' }],
  ['2270 g', { as: '2.27 kg', size: '2.27 kg' }],
  ['1500 g', { as: '1.5 kg', size: '1.5 kg' }],
  ['100 g', { size: '100 g' }],
  ['250 gramm', { as: '250 g', size: '250 g' }],
  ['500 ml', { size: '500 ml' }],
  ['0.5 l', { as: '500 ml', size: '500 ml' }],
  ['0,5l', { as: '500 ml', size: '500 ml' }],
  ['50 cl', { as: '500 ml', size: '500 ml' }],
  ['0,33 l', { as: '330 ml', size: '330 ml' }],
  ['1 l', { size: '1 l' }],
  ['1 liter', { as: '1 l', size: '1 l' }],
  ['1000 ml', { as: '1 l', size: '1 l' }],
  ['120 capsules', { size: '120 capsules' }],
  ['whey 1 kg', { has: 'whey', size: '1 kg' }],
  ['whey 1000g', { as: 'whey 1 kg' }],
  [
    'creatine monohydrate 1 kg',
    { first: ['Quarry Strength Creatine Monohydrate 1 kg', 'Basaltic Creatine Monohydrate 1 kg'] },
  ],
  ['shaker 0.7 l', { has: 'Shaker', size: '700 ml' }],
  ['choc 908', { has: 'Chocolate', size: '908 g' }],
]

const gluedOrSplit: typeof names = [
  ['iso 100', { first: ['Trialbrand ISO100'] }],
  ['iso-100', { first: ['Trialbrand ISO100'] }],
  ['iso100', { first: ['Trialbrand ISO100'] }],
  ['trialbrand iso 100', { first: ['Trialbrand ISO100'] }],
  ['nitro tech', { first: ['Trialbrand NitroTech'] }],
  ['iso whey', { first: ['Trialbrand IsoWhey'] }],
  ['bcaa5000', { first: ['Trialbrand BCAA 5000'] }],
  ['bcaa 5000', { first: ['Trialbrand BCAA 5000'] }],
  ['preworkout', { named: 'Pre-Workout' }],
  ['pre workout', { named: 'Pre-Workout' }],
  ['flap jack', { named: 'Flapjack' }],
  ['dailywhey', { named: 'Daily Whey' }],
  ['creamofrice', { named: 'Cream of Rice' }],
  ['betaalanine', { named: 'Beta-Alanine' }],
  ['whey80', { named: 'Whey 80' }],
  ['milk wright', { has: 'Milkwright' }],
  ['b.c.a.a.', { has: 'BCAA' }],
  ['peanutbutter', { has: 'Peanut Butter' }],
]

const and: typeof names = [
  ['col and kasseien', { as: 'col & kasseien', has: 'Col & Kasseien' }],
  ['moss and marrow', { as: 'moss & marrow', has: 'Moss & Marrow' }],
  ['erbse und sohn', { as: 'erbse & sohn', has: 'Erbse & Sohn' }],
  ['chocolate and peanut', { as: 'chocolate peanut', has: 'chocolate peanut' }],
  ['cookies and cream', { as: 'cookies & cream', has: 'Cookies & Cream' }],
  ["cookies'n cream", { as: 'cookies & cream' }],
  ['hemp and rice', { named: 'Hemp & Rice' }],
  ['carnitine and green tea', { named: 'Carnitine + Green Tea' }],
]

const relaxed: typeof names = [
  ['creatine mint', { has: 'Creatine', without: ['mint'] }],
  ['Mint Creatine', { as: 'creatine mint', without: ['Mint'] }],
  ['whey isolate xyzzy', { as: 'whey isolate', without: ['xyzzy'] }],
  ['Norrsund Daily Whey Vanilla 450 g x 4', { first: ['Norrsund Daily Whey 450 g'], without: ['x', '4'] }],
  ['vanilla shaker', { has: 'Shaker', without: ['vanilla'] }],
  ['kilowatt club whey', { has: 'Kilowatt Club', without: ['whey'] }],
  ['creatine monohydrate 2 kg', { as: 'creatine monohydrate', without: ['2 kg'] }],
  ['gluten-free whey', { as: 'whey', without: ['gluten', 'free'] }],
  ['vegan beef isolate', { first: ['Moss & Marrow Beef Isolate'], without: ['vegan'] }],
  ['xyzzy', { first: [] }],
  ['qwertz uiop', { first: [] }],
]

const mistyped: typeof names = [
  ['tofee', { as: 'toffee', has: 'Toffee' }],
  ['toffee', { has: 'Toffee' }],
  ['cofee', { as: 'coffee' }],
  ['protien', { as: 'protein' }],
  ['vanila wheey', { as: 'vanilla whey' }],
  ['norsund', { as: 'norrsund' }],
  ['choclate', { as: 'chocolate' }],
  ['pistacio', { as: 'pistachio' }],
  ['strawbery', { as: 'strawberry' }],
  ['electrolite tabs', { as: 'electrolyte tabs' }],
  ['shakr', { as: 'shaker' }],
  ['alpenwrek whey', { as: 'alpenwerk whey' }],
]

const german: typeof names = [
  ['Eiweiß', { as: 'protein' }],
  ['Eiweißpulver', { has: 'Protein powder' }],
  ['Proteinriegel', { has: 'Protein bar' }],
  ['Schokolade', { as: 'chocolate' }],
  ['Whey Schokolade 1 kg', { as: 'whey chocolate 1 kg' }],
  ['Kreatin', { as: 'creatine' }],
  ['Aminosäuren', { has: 'Amino acids' }],
  ['Energydrinks', { has: 'Energy drinks' }],
  ['Kohlenhydrate', { as: 'carbohydrates' }],
  ['Vitamine und Mineralstoffe', { has: 'Vitamins & minerals' }],
  ['Zubehör', { has: 'Shakers & accessories' }],
]

export const searches = [...names, ...numbers, ...sizes, ...gluedOrSplit, ...and, ...relaxed, ...mistyped, ...german]

/** Those that do not hold, with the reason. */
export const open: ReadonlyMap<string, string> = new Map([['shakr', 'it is as near to Shake as to Shaker']])
