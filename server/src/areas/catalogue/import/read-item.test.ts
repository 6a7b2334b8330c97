import type { Cell } from '@fairfloor/domain/reading'
import { describe, expect, test } from 'vitest'
import { columnsOf, guardColumns, type Mapping, readMapping, WrongMapping } from './mapping.ts'
import { readItem } from './read-item.ts'
import { readRow } from './row-reader.ts'

const now = new Date('2025-05-05T10:00:00Z')

function read(cells: Record<string, Cell>, mapping: object = {}, editionId?: number) {
  const parsed = readMapping({ source: 'test', ...mapping })
  const row = { number: 7, cell: (column: string) => cells[column] ?? null }
  const columns = columnsOf(parsed, Object.keys(cells))
  const reader = readRow(row, columns, parsed.mend_characters)
  const item = readItem(reader, { mapping: parsed, columns, now, priceGroupId: undefined, editionId })
  return { item, refusals: reader.refusals, mended: reader.mended }
}

const whey = { brand: 'North', product: 'Whey', size: '908 g' }

describe('a row', () => {
  test('without a mapping is read by the names of the targets', () => {
    const { item, refusals } = read({
      ...whey,
      category: 'Protein > Whey',
      units_per_case: '6 Outer',
      regular_price: '24,99 €',
      current_price: '19,99 €',
      flavour: 'Vanilla',
      sku: 'N-1',
      ean: 4006381333931,
      ean_case: '1 4006381 33393 8',
      stock: '12',
      eta: '31.05.2025',
      is_new: 'yes',
      vat_class: 'Reduced',
      discontinued: 'no',
    })
    expect(refusals).toEqual([])
    expect(item).toMatchObject({
      row: 7,
      brand: { name: 'North' },
      product: { name: 'Whey', category: ['Protein', 'Whey'], isNew: true, vatClass: 'reduced' },
      size: { name: '908 g', content: { value: 908, unit: 'g' }, facts: { unitsPerCase: 6 } },
      prices: { regular: 2499, current: 1999 },
      flavour: {
        name: 'Vanilla',
        sku: 'N-1',
        ean: '4006381333931',
        stock: { quantity: 12, eta: '2025-05-31' },
        discontinued: false,
      },
    })
    expect(item.size.facts.eanCase).toBe('14006381333938')
  })

  test('leaves out what it does not say', () => {
    const { item } = read(whey)
    expect(item.product).toMatchObject({ category: undefined, description: undefined, isNew: undefined })
    expect(Object.values({ ...item.prices, ...item.size.facts }).filter(value => value !== undefined)).toEqual([])
    const { name, sku, ean, stock } = item.flavour
    expect([name, sku, ean, stock]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('names everything that is wrong with it: row, column, value, reason (FF-104)', () => {
    const { refusals } = read({
      brand: '',
      product: 'Whey',
      size: '#REF!',
      ean: '4006381333930',
      stock: '-3',
      eta: '2025-02-30',
      is_new: 'perhaps',
      regular_price: 'on request',
    })
    expect(refusals).toEqual([
      { row: 7, column: 'brand', value: '', reason: 'Is missing.' },
      { row: 7, column: 'is_new', value: 'perhaps', reason: 'Yes or no is wanted.' },
      { row: 7, column: 'size', value: '#REF!', reason: 'An error of the spreadsheet.' },
      { row: 7, column: 'regular_price', value: 'on request', reason: 'Not an amount of money.' },
      { row: 7, column: 'ean', value: '4006381333930', reason: 'The check digit should be 1.' },
      { row: 7, column: 'stock', value: '-3', reason: 'A whole number from 0 to 100,000,000 is wanted.' },
      { row: 7, column: 'eta', value: '2025-02-30', reason: 'A day like 2025-05-31 or 31.05.2025 is wanted.' },
    ])
  })

  test('shows that a value is cut (FF-149)', () => {
    const long = 'x'.repeat(500)
    const { refusals } = read({ ...whey, stock: long })
    expect(refusals[0]?.value).toBe(`${'x'.repeat(199)}…`)
  })

  test('has names as short as the desk allows (FF-1875)', () => {
    const names = { brand: 'b', product: 'p', size: 's', flavour: 'f' }
    const filled = (most: number) => Object.fromEntries(Object.keys(names).map(name => [name, 'x'.repeat(most)]))
    const more = (category: string, sku: string, promotion_text: string) => ({ category, sku, promotion_text })
    const long = (n: number) => 'x'.repeat(n)
    expect(read({ ...filled(200), ...more(`A > ${long(200)}`, long(64), long(500)) }).refusals).toEqual([])
    const { refusals } = read({ ...filled(201), ...more(`A > ${long(201)}`, long(65), long(501)) })
    expect(refusals.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([
      'brand: Longer than 200 characters.',
      'category: Longer than 200 characters.',
      'product: Longer than 200 characters.',
      'size: Longer than 200 characters.',
      'promotion_text: Longer than 500 characters.',
      'flavour: Longer than 200 characters.',
      'sku: Longer than 64 characters.',
    ])
  })

  test('loses the signs that turn a line round, or that nobody sees (FF-1875)', () => {
    const { item, refusals } = read({ ...whey, product: 'Shake \u202eolleh\u202c', flavour: 'Va\u00adnilla\u200b' })
    expect([item.product.name, item.flavour.name, refusals]).toEqual(['Shake olleh', 'Vanilla', []])
  })

  test('may describe the product in HTML: its text is taken (FF-144)', () => {
    expect(read({ ...whey, description: '<p>Milk &amp; more</p><p></p>' }).item.product.description).toBe('Milk & more')
    expect(read({ ...whey, description: '<p></p>' }).item.product.description).toBeUndefined()
    expect(read({ ...whey, promotion_text: 'Buy <b>2</b><br>pay 1' }).item.size.facts.promotionText).toBe('Buy 2 pay 1')
  })

  test('is known by its numbers, else by names, else by the columns of the mapping', () => {
    const keys = ({ item }: ReturnType<typeof read>) => [item.product.key, item.size.erpId, item.flavour.key]
    expect(keys(read({ ...whey, product_erp_id: 'P1', size_erp_id: 'S1', flavour_erp_id: 'F1' }))).toEqual([
      'erp:P1',
      'S1',
      'erp:F1',
    ])
    expect(keys(read(whey))).toEqual(keys(read({ brand: 'NORTH', product: 'whey', size: '908 G' })))
    expect(keys(read(whey))).not.toEqual(keys(read({ ...whey, flavour: 'Vanilla' })))
    const byLink = { columns: { brand: 'brand', product: 'product' }, key: { product: ['link'] } }
    expect(keys(read({ ...whey, link: '/whey' }, byLink))[0]).toBe('["/whey"]')
    expect(keys(read({ ...whey, product: 'W'.repeat(200) }))[0]?.length).toBeLessThan(60)
  })
})

describe('a rule (FF-102)', () => {
  const value = (cells: Record<string, Cell>, rule: unknown, target = 'description') => {
    const { item, refusals } = read(
      { ...whey, ...cells },
      { columns: { brand: 'brand', product: 'product', [target]: rule } },
    )
    return refusals[0]?.reason ?? item.product.description
  }
  const name = 'ProLab, N-Large3, Mass-Generating Protein, Vanilla Creme'

  test.each([
    ['takes a column', 'name', name],
    ['takes what fits', { column: 'name', match: ', ([^,]+)$' }, 'Vanilla Creme'],
    ['takes nothing where nothing fits', { column: 'name', match: '^(\\d+) kg' }, undefined],
    ['takes out what fits', { column: 'name', remove: ', [^,]+$' }, 'ProLab, N-Large3, Mass-Generating Protein'],
    ['joins columns', { columns: ['brand', 'size'], join: ' / ' }, 'North / 908 g'],
    ['puts something before', { column: 'size', prefix: 'Pack: ' }, 'Pack: 908 g'],
    ['puts nothing before nothing', { column: 'none', prefix: 'Pack: ' }, undefined],
    ['says what texts stand for', { column: 'size', values: { '908 g': 'two pounds' } }, 'two pounds'],
    ['stands in for nothing', { column: 'none', default: 'No text yet' }, 'No text yet'],
    ['is a constant', { default: 'Always this' }, 'Always this'],
  ])('%s', (_, rule, expected) => expect(value({ name }, rule)).toBe(expected))

  test('mends broken characters and says so, unless it must not', () => {
    const mapping = { columns: { brand: 'brand', product: 'name' } }
    const cells = { ...whey, name: 'MIKE AND IKEÂ® Flavors' }
    expect(read(cells, mapping)).toMatchObject({
      item: { product: { name: 'MIKE AND IKE® Flavors' } },
      mended: ['name'],
    })
    const kept = read(cells, { ...mapping, mend_characters: false })
    expect(kept).toMatchObject({ item: { product: { name: 'MIKE AND IKEÂ® Flavors' } }, mended: [] })
  })

  test('gives a default stock to new flavours only', () => {
    const columns = { brand: 'brand', product: 'product', stock: { column: 'stock', default: 100 } }
    expect(read(whey, { columns }).item.flavour).toMatchObject({ initialStock: 100 })
    const counted = read({ ...whey, stock: 0 }, { columns }).item.flavour
    expect(counted).toMatchObject({ stock: { quantity: 0 } })
    expect(counted.initialStock).toBeUndefined()
  })
})

describe('prices (FF-102)', () => {
  const columns = { brand: 'brand', product: 'product', regular_price: 'was', current_price: 'now', show_price: 'fair' }
  const prices = (cells: Record<string, Cell>, mapping: object = {}) => {
    const { item, refusals } = read({ ...whey, ...cells }, { columns, ...mapping }, 5)
    return refusals[0]?.reason ?? [item.prices.regular, item.prices.current, item.prices.show]
  }

  test.each([
    ['are said or not', { was: '10' }, {}, [1000, undefined, undefined]],
    ['may be lower now and at the fair', { was: '10', now: '8,50', fair: '7' }, {}, [1000, 850, 700]],
    ['must not rise', { was: '8', now: '10' }, {}, 'Higher than the regular price.'],
    ['are not 0', { now: '0.00' }, {}, 'A price of 0.'],
    ['in another currency need a rate', { now: '$5' }, {}, 'A price in $: the mapping states no rate for it.'],
    ['are exchanged', { now: '$5' }, { currency: { sign: '$', rate: 0.5525 } }, [undefined, 276, undefined]],
    [
      'without a sign are in the stated currency',
      { now: 5 },
      { currency: { sign: '$', rate: 0.5 } },
      [undefined, 250, undefined],
    ],
    [
      'in a third currency are refused',
      { now: '£5' },
      { currency: { sign: '$', rate: 0.5 } },
      'A price in £: the mapping states a rate for $.',
    ],
    ['can need the decimal sign', { now: '1,234' }, {}, '1,234 can be read two ways; state the decimal sign.'],
    ['are read by the decimal sign', { now: '1,234' }, { decimal: ',' }, [undefined, 123, undefined]],
  ])('%s', (_, cells, mapping, expected) => expect(prices(cells, mapping)).toEqual(expected))
})

describe('a mapping', () => {
  test.each([
    [{}, 'source'],
    [{ source: 'a', columns: { colour: 'x' } }, 'colour'],
    [{ source: 'a', columns: { ean: { colunm: 'x' } } }, 'columns.ean'],
    [{ source: 'a', columns: { ean: { column: 'x', match: '(' } } }, 'is no regular expression'],
    [{ source: 'a', currency: { sign: '$', rate: 0 } }, 'currency.rate'],
    [[], 'mapping'],
  ])('%j does not fit', (json, place) => {
    expect(() => readMapping(json)).toThrow(WrongMapping)
    expect(() => readMapping(json)).toThrow(place)
  })

  test('must name columns that the file has (FF-102)', () => {
    const mapping: Mapping = readMapping({ source: 'a', columns: { brand: 'Marke' }, key: { size: ['Nr'] } })
    expect(() => guardColumns(mapping, ['Brand', 'nr'])).toThrow(
      'The file has no column Marke. Its columns are: Brand, nr.',
    )
    expect(() => guardColumns(mapping, ['marke', 'nr'])).not.toThrow()
    expect(() => guardColumns(mapping, undefined)).not.toThrow()
  })
})
