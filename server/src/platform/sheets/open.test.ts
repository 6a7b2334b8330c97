import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSource } from './open.ts'
import { type SourceOptions, UnreadableFile } from './source.ts'
import { packed, zip } from './test-zip.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-files-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(content: string | Uint8Array, name = 'table.bin'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Rows as objects with the requested columns. */
async function read(path: string, columns: string[], options: SourceOptions = {}) {
  const source = await openSource(path, options)
  const rows = []
  for await (const row of source.rows) rows.push([row.number, ...columns.map(column => row.cell(column))])
  return { ...source, rows }
}

test('a text that begins as a PDF does is refused as one, whatever its name (FF-1872)', async () => {
  await expect(read(file('%PDF-1.4\nsku;quantity\nN-1;3\n', 'order.csv'), [])).rejects.toThrow('This is a PDF.')
})

describe('a table of separated values', () => {
  test.each([
    ['commas', 'name,price\nWhey,9.99\n'],
    ['semicolons', 'name;price\nWhey;9.99\n'],
    ['tabs', 'name\tprice\r\nWhey\t9.99\r\n'],
    ['pipes, and empty rows', '\n\nname|price\n|\nWhey|9.99'],
  ])('is read with %s', async (_, text) => {
    const { format, columns, rows } = await read(file(text), ['name', 'price'])
    expect(format).toBe('CSV')
    expect(columns).toEqual(['name', 'price'])
    expect(rows.map(([, ...cells]) => cells)).toEqual([['Whey', '9.99']])
  })

  test('may hold quotes, line breaks and short rows; a row is named by its first line (FF-101)', async () => {
    const { rows } = await read(file('name,text\n"a ""b""","two\nlines"\nc\nd,e,f\n'), ['name', 'text'])
    expect(rows).toEqual([
      [2, 'a "b"', 'two\nlines'],
      [4, 'c', null],
      [5, 'd', 'e'],
    ])
  })

  test('finds its columns whatever their case and blanks, and numbers repeated ones', async () => {
    const { columns, rows } = await read(file('Units per Case,,Name,name\n6,x,a,b\n'), [
      'units_per_case',
      'Column 2',
      'name (2)',
    ])
    expect(columns).toEqual(['Units per Case', 'Column 2', 'Name', 'name (2)'])
    expect(rows).toEqual([[2, '6', 'x', 'b']])
  })

  test.each([
    ['utf-8', Buffer.from('name\nCrème ™\n')],
    ['utf-8', Buffer.from('\ufeffname\nCrème ™\n')],
    ['utf-16le', Buffer.from('\ufeffname\nCrème ™\n', 'utf16le')],
    ['utf-16le', Buffer.from('name\nCrème ™\n', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffname\nCrème ™\n', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('name\nCr\xe8me \x99\n', 'latin1')],
  ])('may be in %s', async (encoding, bytes) => {
    const found = await read(file(bytes), ['name'])
    expect(found.encoding).toBe(encoding)
    expect(found.rows).toEqual([[2, 'Crème ™']])
  })

  test('in an encoding that does not exist is refused (FF-148)', () =>
    expect(read(file('name\na\n'), ['name'], { encoding: 'utf-9' })).rejects.toThrow(
      'There is no encoding utf-9. Usual ones are utf-8, utf-16le and windows-1252.',
    ))

  test('gives all rows before the one on which it breaks, however late they are asked for', async () => {
    const source = await openSource(file('name\na\nb\n"c\nd\n'))
    for (let turn = 0; turn < 100; turn++) await new Promise(resolve => setImmediate(resolve))
    const names: unknown[] = []
    const reading = async () => {
      for await (const row of source.rows) names.push(row.cell('name'))
    }
    await expect(reading()).rejects.toThrow(/after line 3/)
    expect(names).toEqual(['a', 'b'])
  })

  test('names the line after which an open quote swallows the rest', async () => {
    await expect(read(file('name\na\n"b\nc\n'), ['name'])).rejects.toThrow(/after line 2/)
  })

  test('can begin further down, with a stated delimiter', async () => {
    const text = 'Price list 2025\nvalid from May, 1st\nname,a;price\nWhey;9\n'
    const { rows } = await read(file(text), ['name,a', 'price'], { headerRow: 3, delimiter: ';' })
    expect(rows).toEqual([[4, 'Whey', '9']])
  })
})

describe('JSON', () => {
  const items = [
    { name: 'a', sizes: [{ price: 1.5 }], 'odd.name': true },
    { name: 'b', sizes: [] },
  ]
  const expected = [
    [1, 'a', 1.5, true],
    [2, 'b', null, null],
  ]
  const columns = ['name', 'sizes.0.price', 'odd.name']

  test.each([
    ['a list', JSON.stringify(items), {}],
    ['an object of items', JSON.stringify({ k1: items[0], k2: items[1] }, null, 2), {}],
    ['a list further in', JSON.stringify({ count: 2, data: { products: items } }), { items: 'data.products' }],
    ['lines', `${items.map(item => JSON.stringify(item)).join('\n')}\n\n`, {}],
  ])('is read as %s', async (_, text, options) => {
    expect((await read(file(text), columns, options)).rows).toEqual(expected)
  })

  test('tells one line with one item from an object of items (FF-101)', async () => {
    expect((await read(file('{"name":"a","n":1}'), ['name'])).rows).toEqual([[1, 'a']])
    expect((await read(file('{"k":{"name":"a"}}'), ['name'])).rows).toEqual([[1, 'a']])
  })

  test('has no columns from an object’s prototype', async () => {
    expect((await read(file('[{"a":1}]'), ['constructor', '__proto__', 'a'])).rows).toEqual([[1, null, null, 1]])
  })

  test('without items where they should be is refused (FF-148)', async () => {
    const text = '{"products":[{"name":"a"}]}'
    await expect(read(file(text), ['name'], { items: 'nowhere' })).rejects.toThrow(
      'The document has no items at nowhere.',
    )
    await expect(read(file('[]'), ['name'])).rejects.toThrow('The document has no items.')
    expect((await read(file(text), ['name'], { items: 'products' })).rows).toEqual([[1, 'a']])
  })

  test.each([
    ['[{"a":1},{"a":2', /breaks off after item 1|broken after item 1/],
    ['[{"a":1},{"a" 2}]', /broken after item 1/],
    ['{"a":1,"b":2}\n{"a":1,}\n', /broken in line 2/],
  ])('%s is broken', async (text, message) => {
    await expect(read(file(text), ['a'])).rejects.toThrow(message)
  })
})

describe('a workbook', () => {
  test('is known by its content; numbers, days and yes or no stay what they are (FF-101)', async () => {
    const rows = [
      ['name', 'price', 'on', 'is new'],
      ['Whey', 9.99, new Date('2025-05-31T00:00:00Z'), true],
      [],
      ['Bar', '1,99', null, false],
    ]
    const path = file(
      await writeXlsx({
        sheets: [
          { name: 'Empty', rows: [] },
          { name: 'List', rows },
        ],
      }),
      'list.csv',
    )
    expect((await read(path, ['name', 'price', 'on', 'is_new'])).rows).toEqual([
      [2, 'Whey', 9.99, '2025-05-31', true],
      [4, 'Bar', '1,99', null, false],
    ])
    expect((await read(path, ['name'], { sheet: 'List' })).format).toBe('XLSX')
    await expect(read(path, ['name'], { sheet: 'Other' })).rejects.toThrow(UnreadableFile)
  })

  test('names its sheets: which is read, and which there are where another one is asked for (FF-148)', async () => {
    const sheets = ['Cover', 'Empty', 'Prices'].map(name => ({
      name,
      rows: name === 'Empty' ? [] : [['name'], [name]],
    }))
    const path = file(await writeXlsx({ sheets }))
    const sheetsOf = async (options?: SourceOptions) => (await openSource(path, options)).sheets?.()
    expect(await sheetsOf()).toEqual({ read: 'Cover', others: ['Empty', 'Prices'] })
    expect(await sheetsOf({ sheet: ' prices' })).toEqual({ read: 'Prices', others: ['Cover', 'Empty'] })
    expect((await read(path, ['name'], { sheet: 'prices' })).rows).toEqual([[2, 'Prices']])
    await expect(openSource(path, { sheet: 'Price' })).rejects.toThrow(
      'The workbook has no sheet Price. Its sheets are: Cover, Empty, Prices.',
    )
    await expect(openSource(path, { sheet: 'Empty' })).rejects.toThrow('The sheet Empty has no rows.')
  })

  test('of another program is named (FF-148)', async () => {
    const ods = await writeOds({ sheets: [{ name: 'List', rows: [['name'], ['Whey']] }] })
    await expect(openSource(file(ods))).rejects.toThrow('This is an .ods workbook. Save it as .xlsx or CSV.')
    const xlsb = zip('xl/workbook.bin', ...packed('binary'), false)
    await expect(openSource(file(xlsb))).rejects.toThrow('This is an .xlsb workbook. Save it as .xlsx or CSV.')
  })

  const huge = deflateRawSync(Buffer.alloc(120_000_000, 0x20), { level: 9 })
  test.each([
    ['a part that unpacks to far more than its size', zip('xl/worksheets/sheet1.xml', huge, 120_000_000), /ZIP bomb/],
    ['a part that hides its size', zip('xl/worksheets/sheet1.xml', huge, 0), /cannot be read/],
    ['texts that memory cannot hold', zip('xl/sharedStrings.xml', huge.subarray(0, 1000), 110_000_000), /ZIP bomb/],
    [
      'a document type',
      zip('xl/styles.xml', ...packed('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>')),
      /document type/,
    ],
    [
      'a document type in UTF-16',
      zip('xl/styles.xml', ...packed(Buffer.from('\ufeff<!DOCTYPE a><a/>', 'utf16le'))),
      /document type/,
    ],
    ['a directory that is cut off', zip('xl/styles.xml', ...packed('<a/>')).subarray(0, -30), /cannot be read/],
    ['no workbook', zip('word/document.xml', ...packed('<a/>'), false), /no Excel workbook/],
  ])('with %s is refused', async (_, bytes, message) => {
    await expect(read(file(bytes), ['a'])).rejects.toThrow(message)
  })
})

describe('other files', () => {
  test.each([
    ['', /empty/],
    ['\n\n \n', /no rows/],
    ['<html><table></table></html>', /XML or HTML/],
    ['ID;PWXL;N;E\n', /SYLK/],
    [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /neither a table nor JSON/],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Excel 97 to 2003/],
  ])('%j is refused', async (content, message) => {
    await expect(read(file(content), ['a'])).rejects.toThrow(message)
  })

  test('that do not exist are named', async () => {
    await expect(openSource(join(folder, 'none.csv'))).rejects.toThrow(/no file/)
    await expect(openSource(folder)).rejects.toThrow(`${folder} is a folder. Name a file in it.`)
  })
})
