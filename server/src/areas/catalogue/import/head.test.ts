import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UnreadableFile } from '../../../platform/sheets/source.ts'
import { WrongMapping } from './mapping.ts'
import { type TestImport, testImport } from './test-import.ts'

let shop: TestImport
beforeAll(async () => {
  shop = await testImport()
})
afterAll(() => shop.close())

const NEEDED = 'A row needs brand and product, or sku or ean alone.'

describe('the row with the column names is found', () => {
  const title = ['Preisliste 2026, Händler GmbH', '', 'Stand; 1. Mai']
  const mapping = { source: 'test', columns: { brand: 'Marke', product: 'Artikel', sku: 'Nr.' } }
  const sku = async (path: string, given?: object) => (await shop.run(path, given ? { mapping: given } : {})).rows.taken

  test('below titles, by the names of the columns or of the mapping, whatever separates them (FF-1499)', async () => {
    expect(await sku(shop.file(...title, 'Brand;Product;SKU', 'North;Whey;H-1'))).toBe(1)
    expect(await sku(shop.file(...title, 'Marke\tArtikel\tNr.', 'North\tWhey\tH-1'), mapping)).toBe(1)
    const path = join(shop.folder, 'titled.xlsx')
    const rows = [
      ['Preisliste 2026', null, null],
      ['Händler GmbH'],
      ['Marke', 'Artikel', 'Nr.'],
      ['North', 'Whey', 'H-2'],
    ]
    writeFileSync(path, await writeXlsx({ sheets: [{ name: 'Preise', rows }] }))
    expect(await sku(path, mapping)).toBe(1)
  })

  test('and named by its number it is that one; where it is not found, the message says how to name it', async () => {
    const path = shop.file('Marke;Artikel;Nr.', 'Marke;Artikel;Nr.', 'North;Whey;H-1')
    expect(await sku(path, { ...mapping, header_row: 2 })).toBe(1)
    await expect(shop.run(shop.file('Preisliste', 'a;b'), { mapping })).rejects.toThrow(
      /Its columns are: Preisliste\. .*`header_row`/,
    )
  })

  test('after the first line by which Excel says what separates them, with numbers that it keeps as texts', async () => {
    const path = shop.file(
      'sep=;',
      'Brand;Product;EAN',
      'North;Whey;="4006381333931"',
      `North;Oats;"=""4006381333955"""`,
    )
    expect((await shop.run(path)).refusals).toEqual([])
  })
})

describe('a file without the columns that rows need is refused at its head', () => {
  test.each([
    ['Name,Price', 'The file has no column brand, product, sku or ean. Its columns are: Name, Price.'],
    ['Brand,Name', 'The file has no column product. Its columns are: Brand, Name.'],
    ['Product,Stock', 'The file has no column brand. Its columns are: Product, Stock.'],
  ])('%s', async (header, text) => {
    const reading = shop.run(shop.file(header, 'a,b', 'c,d'))
    await expect(reading).rejects.toThrow(`${text} ${NEEDED}`)
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile)
  })

  test('with the sheet that was read and the others (FF-142)', async () => {
    const sheets = [
      { name: 'Cover', rows: [['Price list'], ['valid from May']] },
      {
        name: 'Prices',
        rows: [
          ['Brand', 'Product'],
          ['North', 'Whey'],
        ],
      },
    ]
    const path = join(shop.folder, 'list.xlsx')
    writeFileSync(path, await writeXlsx({ sheets }))
    await expect(shop.run(path)).rejects.toThrow(
      `Its columns are: Price list. ${NEEDED} Sheet Cover was read; the others are: Prices. A mapping can name one as \`sheet\`.`,
    )
    const { rows } = await shop.run(path, { mapping: { source: 'test', sheet: 'Prices' } })
    expect(rows.taken).toBe(1)
  })

  test('or by its mapping', async () => {
    const reading = shop.run(shop.file('Title,Number', 'a,b'), {
      mapping: { source: 'test', columns: { product: 'Title' } },
    })
    await expect(reading).rejects.toThrow(
      `The mapping names no column for brand. The file's columns are: Title, Number. ${NEEDED}`,
    )
    await expect(reading).rejects.toBeInstanceOf(WrongMapping)
  })

  test('with as many columns as one can read', async () => {
    const many = Array.from({ length: 70 }, (_, i) => `${'column '.repeat(i === 0 ? 20 : 1)}${i}`)
    const reading = shop.run(shop.file(many.join()))
    await expect(reading).rejects.toThrow(/columns are: (column ){7}…, column 1, .*, column 49, and 20 more\./)
  })
})

describe('items', () => {
  const json = (items: unknown) => shop.file(JSON.stringify(items))

  test('of which none has what rows need are refused with the fields of the first (FF-142)', async () => {
    await expect(shop.run(json([{ name: 'Whey', price: 1 }, { name: 'Bar' }]))).rejects.toThrow(
      `The items have no brand, product, sku or ean. The first one has: name, price. ${NEEDED}`,
    )
    await expect(shop.run(json([1, 2]))).rejects.toThrow('The first one is no object.')
    await expect(shop.run(json([]))).rejects.toThrow('The document has no items.')
  })

  test('are read where one of the first has it, none being lost', async () => {
    const items = [{ name: 'a' }, ...Array.from({ length: 150 }, (_, i) => ({ brand: 'North', product: `Whey ${i}` }))]
    const { rows } = await shop.run(json(items))
    expect(rows).toEqual({ taken: 150, repeated: 0, refused: 1 })
  })

  test('are imported as far as the document goes', async () => {
    const { rows, brokenOff } = await shop.run(shop.file('[{"brand":"North","product":"Oats"},{"brand"'))
    expect(rows.taken).toBe(1)
    expect(brokenOff).toMatch(/breaks off after item 1/)
  })
})

test('refusals are counted by reason, the most frequent first (FF-149)', async () => {
  const { reasons } = await shop.run(
    shop.file('Brand,Product,EAN,Stock', 'N,a,4006381333930,x', 'N,b,4006381333932,1', 'N,c,,x', 'N,d,,y'),
  )
  expect(reasons).toEqual([
    { column: 'stock', reason: 'A whole number from 0 to 100,000,000 is wanted.', count: 3 },
    { column: 'ean', reason: 'The check digit should be 1.', count: 2 },
  ])
  const other = await shop.run(shop.file('SKU,EAN', 'a,4006381333930', 'b,4006381333949'))
  expect(other.reasons[0]).toEqual({ column: 'ean', reason: 'The check digit should be ….', count: 2 })
})
