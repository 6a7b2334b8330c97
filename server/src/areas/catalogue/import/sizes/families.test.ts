import { describe, expect, test } from 'vitest'
import { after, arranged, type Said, SIZE, there, WHEY, wish } from './test-sizes.ts'
import type { SizeThere, Wish } from './wish.ts'

describe('what stands on a size', () => {
  const two = [there(1, 1000, [11, 14]), there(2, 1200, [12])]
  const units = (sizes: SizeThere[], wishes: Wish[]) =>
    arranged(sizes, wishes, {}).sizes.map(({ id, offer: { pack } }) => [id, pack.name, pack.unitsPerCase])

  test('holds for all sizes of its name, whatever they cost and whether the file names their flavours', () =>
    expect(units(two, [wish(11, 1, { facts: { unitsPerCase: 12 } })])).toEqual([
      [1, '908 g', 12],
      [2, '908 g', 12],
    ]))

  test('does not hold for sizes of another name', () => {
    const other = there(3, 1000, [15], { name: '2 kg' })
    expect(units([...two, other], [wish(11, 1, { facts: { unitsPerCase: 12 } })])).toContainEqual([3, '2 kg', 6])
  })

  test('goes with flavours whose size is called otherwise; the size is the same one', () => {
    const renamed = [wish(11, 1, { name: '900 g' }), wish(14, 1, { name: '900 g' })]
    expect(units(two, renamed)).toEqual([
      [1, '900 g', 6],
      [2, '908 g', 6],
    ])
    expect(after(two, renamed).gone).toEqual([])
  })

  test('comes with the size that a flavour goes to; its price is its own', () => {
    const other = there(3, 4900, [15], { name: '2 kg' })
    const larger = { ...other, offer: { ...other.offer, pack: { ...other.offer.pack, weightG: 2100 } } }
    const { sizes } = arranged([...two, larger], [wish(12, 2, { name: '2 kg' })], {})
    const moved = sizes.find(({ flavours }) => flavours.includes(12))
    expect(moved?.offer.pack).toMatchObject({ name: '2 kg', weightG: 2100, currentPrice: 1200 })
    expect(sizes.find(({ flavours }) => flavours.includes(15))?.offer.pack.currentPrice).toBe(4900)
  })

  test('is read from a name only where that is new', () => {
    const content = { value: 908, unit: 'g' }
    const kept = arranged(
      two,
      [{ ...wish(11, 1, { name: '908 g' }), named: { name: '908 g', facts: {}, content } }],
      {},
    )
    expect(kept.sizes[0]?.offer.pack.unitValue).toBeNull()
    const fresh = [wish('a', undefined, { name: '1 kg' })].map(one => ({ ...one, named: { ...one.named, content } }))
    expect(arranged([], fresh, {}).sizes[0]?.offer.pack).toMatchObject({ unitValue: 908, unitName: 'g' })
  })
})

describe('sizes with a number of the ERP', () => {
  const numbered = there(1, 1000, [11, 12, 13], { erpId: 'S1' })
  const claim = { erpId: 'S1', family: 'erp:S1' }

  test('keep it where most of their flavours are; those beside have none', () => {
    const { sizes } = arranged([numbered], [wish(12, 1, { ...claim, price: 1100 }), wish(11, 1, claim)], {})
    expect(sizes.map(({ id, erpId, flavours }) => [id, erpId, flavours])).toEqual([
      [1, 'S1', [11, 13]],
      [undefined, null, [12]],
    ])
  })

  test('take back what stands beside when it costs the same again, with the number or without', () => {
    const beside = there(2, 1100, [14, 15, 16, 17])
    const same = [14, 15, 16, 17].map(id => wish(id, 2, { price: 1000, ...claim }))
    expect(after([numbered, beside], same)).toEqual({
      sizes: [[1, 1000, [11, 12, 13, 14, 15, 16, 17]]],
      gone: [[2, 1]],
    })
    const plain = same.map(({ erpId: _, ...one }) => ({ ...one, family: SIZE }))
    expect(after([numbered, beside], plain).gone).toEqual([[2, 1]])
  })

  test('are not each other’s, even where they are offered alike', () => {
    const other = there(2, 1100, [14], { erpId: 'S2' })
    const same = [wish(14, 2, { erpId: 'S2', family: 'erp:S2', price: 1000 })]
    expect(after([numbered, other], same).sizes).toEqual([
      [1, 1000, [11, 12, 13]],
      [2, 1000, [14]],
    ])
  })

  test('give it to the size of flavours that had none', () => {
    const { sizes } = arranged([there(1, 1000, [11])], [wish(11, 1, claim)], {})
    expect(sizes.map(({ id, erpId }) => [id, erpId])).toEqual([[1, 'S1']])
  })

  test('and another name are that size, called otherwise, also for flavours that the file does not name', () => {
    const { sizes } = arranged([numbered], [wish(12, 1, { ...claim, name: '900 g', family: 'erp:S1' })], {})
    expect(sizes.map(({ id, offer: { pack }, flavours }) => [id, pack.name, flavours.length])).toEqual([
      [1, '900 g', 3],
    ])
  })
})

describe('sizes with a key of the mapping', () => {
  const keyed = (flavour: number | string, from: number | undefined, key: string, said: Said = {}) =>
    wish(flavour, from, { ...said, family: `key:${WHEY}:${key}`, isKeyed: true })

  test('of one name are told apart by it: what is said of one does not hold for the other', () => {
    const two = [there(1, 1000, [11, 12]), there(2, 1200, [13, 14])]
    const { sizes } = arranged(two, [keyed(11, 1, 'bag', { facts: { unitsPerCase: 4 } }), keyed(13, 2, 'tub')], {})
    expect(sizes.map(({ id, offer }) => [id, offer.pack.unitsPerCase])).toEqual([
      [1, 4],
      [2, 6],
    ])
  })

  test('share a size as long as nothing tells them apart; who is not named goes with most of it', () => {
    const one = [there(1, 1000, [11, 12, 13, 14])]
    const bags = [11, 12].map(id => keyed(id, 1, 'bag', { facts: { unitsPerCase: 4 } }))
    const { sizes } = arranged(one, [keyed(13, 1, 'a tub', { facts: { unitsPerCase: 8 } }), ...bags])
    expect(sizes.map(({ offer, flavours }) => [offer.pack.unitsPerCase, flavours])).toEqual([
      [4, [11, 12, 14]],
      [8, [13]],
    ])
  })

  test('have what the key became, where only new flavours name it', () => {
    const two = [there(1, 1000, [11]), there(2, 1200, [13])]
    expect(after(two, [keyed('a', undefined, 'tub', { name: '908 g', keyed: 2 })]).sizes).toEqual([
      [1, 1000, [11]],
      [2, 1200, [13, 'a']],
    ])
  })
})
