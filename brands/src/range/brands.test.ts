import { expect, test } from 'vitest'
import { exhibitors } from '../exhibitors.ts'
import { brandAt, brands } from './brands.ts'
import { shelfPlans } from './shelf-plans.ts'
import { signatures } from './tastes.ts'

test('thirty brands exhibit, the organiser stands at booth 31', () => {
  expect(brands.filter(brand => brand.booth !== null).map(brand => brand.booth)).toEqual(
    Array.from({ length: 31 }, (_, i) => i + 1),
  )
  expect(exhibitors).toHaveLength(31)
  expect(
    exhibitors.filter(exhibitor => exhibitor.organiser).map(({ boothNumber, panoNumber }) => [boothNumber, panoNumber]),
  ).toEqual([[31, 11]])
  expect(() => brandAt(32)).toThrow('No brand stands at booth 32.')
})

test.each(['name', 'erpId', 'slug', 'claim', 'description', 'websiteUrl'] as const)(
  'every brand has a %s of its own',
  key => {
    const values = brands.map(brand => brand[key])
    expect(values.every(value => value.length > 0)).toBe(true)
    expect(new Set(values).size).toBe(values.length)
  },
)

test('claims end with a stop and fit on a wall', () => {
  for (const { claim } of brands) expect(claim).toMatch(/^.{5,40}[.!]$/)
})

test('descriptions are two sentences', () => {
  for (const { name, description } of brands) expect(description.match(/[.!](?= |$)/g), name).toHaveLength(2)
})

test('links lead nowhere real (TS-531)', () => {
  for (const brand of brands)
    for (const url of [brand.websiteUrl, brand.youtubeUrl, brand.instagramUrl, brand.facebookUrl, brand.twitterUrl])
      expect(new URL(url).hostname).toMatch(/\.example$|^[a-z]+\.example$/)
})

test('plans and signatures name brands that exist', () => {
  const names = brands.map(brand => brand.name)
  expect([...Object.keys(shelfPlans), ...Object.keys(signatures)].filter(name => !names.includes(name))).toEqual([])
})
