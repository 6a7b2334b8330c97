import type { Terms } from '@fairfloor/domain/promotions/terms'

export type DemoPromotion = {
  name: string
  texts: { en: string; de: string }
  terms: Terms
  /** Everything of a brand, some subcategories, or the gym assortment for gyms. Brands that exhibit take no part. */
  of: { brand: string } | { categories: string[] } | { gym: true }
  /** First and last day, counted from the day of loading. */
  days: [first: number, last: number]
}

/** Six that run for everybody, one for gyms, one that is planned and one that is over. */
export const PROMOTIONS: DemoPromotion[] = [
  {
    name: 'Fill the fridge',
    texts: {
      en: 'Energy and sports drinks by the case: of six cases of one flavour you pay five. Deposit is charged for all of them.',
      de: 'Energy- und Sportgetränke kartonweise: Von sechs Kartons einer Sorte bezahlen Sie fünf. Pfand fällt für alle an.',
    },
    terms: { kind: 'free', paid: 5, free: 1, unit: 'case' },
    of: { categories: ['Energy drinks', 'Natural energy', 'Sports drinks'] },
    days: [-9, 34],
  },
  {
    name: 'Mixmaat: the sixth is free',
    texts: {
      en: 'Shakers, bottles and jugs for the counter and for club starters. Every sixth piece of a colour costs nothing.',
      de: 'Shaker, Flaschen und Kanister für die Theke und fürs Starterpaket. Jedes sechste Stück einer Farbe kostet nichts.',
    },
    terms: { kind: 'free', paid: 5, free: 1, unit: 'piece' },
    of: { brand: 'Mixmaat' },
    days: [-20, 61],
  },
  {
    name: 'Bars by the display',
    texts: {
      en: 'Protein bars, oat bars and bites for the impulse shelf. The discount is taken off from the fourth case of a flavour on, for all of them.',
      de: 'Proteinriegel, Haferriegel und Bites für die Kassenzone. Ab vier Kartons einer Sorte gilt der Rabatt für alle.',
    },
    terms: { kind: 'quantity', percent: 10, from: 4, unit: 'case' },
    of: { categories: ['Protein bars', 'Oat & nut bars', 'Vegan bars', 'Bites & truffles'] },
    days: [-5, 24],
  },
  {
    name: 'Creatine in stock',
    texts: {
      en: 'Powder and capsules for the shelf that is always empty first. From 24 pieces of a flavour on.',
      de: 'Pulver und Kapseln für das Regal, das immer zuerst leer ist. Ab 24 Stück einer Sorte.',
    },
    terms: { kind: 'quantity', percent: 18, from: 24, unit: 'piece' },
    of: { categories: ['Creatine powder', 'Creatine capsules', 'Creatine gummies & blends'] },
    days: [-2, 47],
  },
  {
    name: 'Hexlift weeks',
    texts: {
      en: 'Whey, isolate, creatine and pre-workout: the whole brand, from the first piece on.',
      de: 'Whey, Isolat, Kreatin und Pre-Workout: die ganze Marke, ab dem ersten Stück.',
    },
    terms: { kind: 'percent', percent: 15 },
    of: { brand: 'Hexlift' },
    days: [-13, 29],
  },
  {
    name: 'Breakfast month',
    texts: {
      en: 'Oats, pancakes, spreads and puddings, at a price that makes room for a shelf of its own.',
      de: 'Hafer, Pancakes, Aufstriche und Puddings, zu einem Preis, der ein eigenes Regal wert ist.',
    },
    terms: { kind: 'percent', percent: 20 },
    of: { categories: ['Oats & pancakes', 'Spreads', 'Puddings & quark'] },
    days: [-7, 23],
  },
  {
    name: 'Studio basics',
    texts: {
      en: 'The gym assortment for studios with their own bar.',
      de: 'Das Studiosortiment für Studios mit eigener Theke.',
    },
    terms: { kind: 'percent', percent: 12 },
    of: { gym: true },
    days: [-3, 58],
  },
  {
    name: 'Vitamins for the winter',
    texts: {
      en: 'Multivitamins and minerals, three cases of a product at ten per cent less.',
      de: 'Multivitamine und Mineralstoffe: ab drei Kartons zehn Prozent weniger.',
    },
    terms: { kind: 'quantity', percent: 10, from: 3, unit: 'case' },
    of: { categories: ['Multivitamins', 'Single vitamins & minerals'] },
    days: [12, 75],
  },
  {
    name: 'Recovery week',
    texts: {
      en: 'Recovery drinks and amino acids for the first week after the race.',
      de: 'Regenerationsdrinks und Aminosäuren für die erste Woche nach dem Rennen.',
    },
    terms: { kind: 'percent', percent: 10 },
    of: { categories: ['Recovery', 'EAA & BCAA', 'Amino capsules'] },
    days: [-30, -6],
  },
]
