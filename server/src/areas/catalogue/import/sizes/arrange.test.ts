import { describe, expect, test } from 'vitest'
import { after, arranged, there, wish } from './test-sizes.ts'
import type { Wish } from './wish.ts'

describe('known flavours', () => {
  const one = [there(1, 1000, [11, 12, 13])]

  test('that say what is so stay where they are, side by side or not', () => {
    const two = [there(1, 1000, [11]), there(2, 1000, [12]), there(3, 1200, [13])]
    const same = [wish(11, 1, { price: 1000 }), wish(12, 2), wish(13, 3, { price: 1200 })]
    expect(after(two, same)).toEqual({
      sizes: [
        [1, 1000, [11]],
        [2, 1000, [12]],
        [3, 1200, [13]],
      ],
      gone: [],
    })
  })

  test('that all cost something else keep their size', () =>
    expect(
      after(
        one,
        [11, 12, 13].map(id => wish(id, 1, { price: 1100 })),
      ),
    ).toEqual({
      sizes: [[1, 1100, [11, 12, 13]]],
      gone: [],
    }))

  test('of which one costs something else get a size beside', () =>
    expect(after(one, [wish(12, 1, { price: 1100 })])).toEqual({
      sizes: [
        [1, 1000, [11, 13]],
        [undefined, 1100, [12]],
      ],
      gone: [],
    }))

  test('of which most cost something else keep the size, and the rest gets one beside', () =>
    expect(after(one, [wish(11, 1, { price: 1100 }), wish(13, 1, { price: 1100 })])).toEqual({
      sizes: [
        [1, 1100, [11, 13]],
        [undefined, 1000, [12]],
      ],
      gone: [],
    }))

  test('of which as many change as stay leave the size to those that stay', () =>
    expect(after([there(1, 1000, [11, 12])], [wish(12, 1, { price: 900 })])).toEqual({
      sizes: [
        [1, 1000, [11]],
        [undefined, 900, [12]],
      ],
      gone: [],
    }))

  test('that cost the same again share a size again, the one with most of them', () => {
    const two = [there(1, 1000, [11]), there(2, 1200, [12, 13])]
    expect(after(two, [wish(11, 1, { price: 1200 })])).toEqual({ sizes: [[2, 1200, [11, 12, 13]]], gone: [[1, 2]] })
    expect(after(two, [wish(12, 2, { price: 1000 }), wish(13, 2, { price: 1000 })])).toEqual({
      sizes: [[2, 1000, [11, 12, 13]]],
      gone: [[1, 2]],
    })
  })

  test('that swap their prices swap nothing but them', () => {
    const two = [there(1, 1000, [11, 14]), there(2, 1200, [12])]
    const swapped = [wish(11, 1, { price: 1200 }), wish(14, 1, { price: 1200 }), wish(12, 2, { price: 1000 })]
    expect(after(two, swapped)).toEqual({
      sizes: [
        [1, 1200, [11, 14]],
        [2, 1000, [12]],
      ],
      gone: [],
    })
  })

  test('are arranged alike in whatever order rows and sizes come (FF-143)', () => {
    const two = [there(1, 1000, [11, 12]), there(2, 1200, [13, 14])]
    const wishes = [
      wish(11, 1, { price: 1200 }),
      wish(13, 2, { price: 1100 }),
      wish(14, 2, { price: 1000 }),
      wish('a', undefined, { name: '908 g', price: 1100 }),
      wish('b', undefined, { name: '908 g' }),
    ]
    const expected = after(two, wishes)
    for (let turn = 1; turn < wishes.length; turn++)
      expect(after(two, [...wishes.slice(turn), ...wishes.slice(0, turn)])).toEqual(expected)
    expect(after(two, wishes.toReversed())).toEqual(expected)
  })

  test('do not share a size that differs in anything else', () => {
    const [first, second] = [there(1, 1000, [11]), there(2, 1200, [12])]
    const other = { ...second, offer: { ...second.offer, pack: { ...second.offer.pack, image: 'picture' } } }
    expect(after([first, other], [wish(12, 2, { price: 1000 })])).toEqual({
      sizes: [
        [1, 1000, [11]],
        [2, 1000, [12]],
      ],
      gone: [],
    })
    const grouped = { ...first, offer: { ...first.offer, groups: { 7: { regular: 900, current: 900 } } } }
    expect(after([grouped, second], [wish(12, 2, { price: 1000 })]).gone).toEqual([])
  })

  test('keep the prices of groups and shows that the file does not have', () => {
    const groups = { 7: { regular: 900, current: 900 } }
    const shows = { 3: 800 }
    const [size] = one
    const full = { ...size!, offer: { ...size!.offer, groups, shows } }
    for (const { offer } of arranged([full], [wish(12, 1, { price: 1100 })], {}).sizes)
      expect(offer).toMatchObject({ groups, shows })
    const said = wish(12, 1, { prices: { regular: 700, show: 600 } })
    const { sizes } = arranged([full], [said], { priceGroupId: 7, editionId: 3 })
    const [, split] = sizes.toSorted((a, b) => b.flavours.length - a.flavours.length)
    expect(split?.offer).toMatchObject({
      pack: { regularPrice: 1000 },
      groups: { 7: { regular: 700, current: 700 } },
      shows: { 3: 600 },
    })
  })
})

describe('new flavours', () => {
  const name = '908 g'
  const fresh = (key: string, prices: Wish['prices'] = {}) => ({ ...wish(key, undefined, { name }), prices })

  test('of a new size that differ in price are put side by side', () =>
    expect(
      after([], [fresh('a', { regular: 1000 }), fresh('b', { regular: 1200 }), fresh('c', { regular: 1000 })]),
    ).toEqual({
      sizes: [
        [undefined, 1000, ['a', 'c']],
        [undefined, 1200, ['b']],
      ],
      gone: [],
    }))

  test('join the largest size that contradicts none of their prices', () => {
    const two = [there(1, 1000, [11, 12, 14]), there(2, 1200, [13])]
    expect(after(two, [fresh('a'), fresh('b', { regular: 1200 })])).toEqual({
      sizes: [
        [1, 1000, [11, 12, 14, 'a']],
        [2, 1200, [13, 'b']],
      ],
      gone: [],
    })
  })

  test('that fit into none get one beside, with its case and without its prices', () => {
    const [size] = [there(1, 1000, [11])]
    const offered = { ...size!, offer: { ...size!.offer, groups: { 7: { regular: 900, current: 900 } } } }
    const { sizes } = arranged([offered], [fresh('a', { regular: 1500 })], {})
    const own = sizes.find(({ flavours }) => flavours.includes('a'))
    expect(own).toMatchObject({ id: undefined, offer: { pack: { unitsPerCase: 6, currentPrice: 1500 }, groups: {} } })
  })

  test('that say no price cost what the others of their size will cost', () =>
    expect(after([there(1, 1000, [11])], [wish(11, 1, { price: 1100 }), fresh('a')])).toEqual({
      sizes: [[1, 1100, [11, 'a']]],
      gone: [],
    }))

  test('take over a size that has no flavours', () =>
    expect(after([there(1, 1000, [])], [fresh('a', { regular: 1200 })])).toEqual({
      sizes: [[1, 1200, ['a']]],
      gone: [],
    }))
})
