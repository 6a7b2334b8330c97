import { expect, test } from 'vitest'
import { changesBetween, isDraftLike, merged, withValue } from './compare.ts'

const was = {
  name: 'North',
  rank: '2',
  sizes: [
    { id: 1, price: '9,99' },
    { id: 2, price: '5' },
  ],
  tags: ['a'],
}

test('a change is named by its place, within lists of the same things too', () => {
  const now = {
    ...was,
    name: 'South',
    sizes: [
      { id: 1, price: '9,99' },
      { id: 2, price: '6' },
    ],
  }
  expect(changesBetween(was, now).map(({ path }) => path.join('.'))).toEqual(['name', 'sizes.1.price'])
  expect(changesBetween(was, was)).toEqual([])
})

test('a list in which something came or went is one value', () => {
  const now = { ...was, sizes: [{ id: 2, price: '5' }], tags: ['a', 'b'] }
  expect(changesBetween(was, now).map(({ path }) => path.join('.'))).toEqual(['sizes', 'tags'])
})

test('what two people have changed in different places is kept of both', () => {
  const mine = {
    ...was,
    name: 'South',
    sizes: [
      { id: 1, price: '8' },
      { id: 2, price: '5' },
    ],
  }
  const theirs = {
    ...was,
    rank: '3',
    sizes: [
      { id: 1, price: '9,99' },
      { id: 2, price: '4' },
    ],
  }
  expect(merged(was, mine, theirs)).toEqual({
    draft: {
      name: 'South',
      rank: '3',
      sizes: [
        { id: 1, price: '8' },
        { id: 2, price: '4' },
      ],
      tags: ['a'],
    },
    clashes: [],
  })
})

test('one place changed to two values is a clash, to the same value none', () => {
  const mine = { ...was, name: 'South', rank: '7' }
  const theirs = { ...was, name: 'West', rank: '7' }
  const { draft, clashes } = merged(was, mine, theirs)
  expect(draft).toEqual(mine)
  expect(clashes).toEqual([{ path: ['name'], was: 'North', now: 'South', theirs: 'West' }])
  expect(withValue(draft, ['name'], 'West').name).toBe('West')
  expect(withValue(draft, ['sizes', 1, 'price'], '1').sizes).toEqual([was.sizes[0], { id: 2, price: '1' }])
})

test('what an older build has kept is no draft of this one', () => {
  expect(isDraftLike({ ...was, name: '' }, was)).toBe(true)
  expect(isDraftLike({ name: '', rank: '' }, was)).toBe(false)
  expect(isDraftLike({ ...was, rank: 2 }, was)).toBe(false)
  expect(isDraftLike({ ...was, sizes: [{ id: 1, price: 9 }] }, was)).toBe(false)
  expect(isDraftLike(null, was)).toBe(false)
})
