import { MOST_LINES } from '@fairfloor/domain/quick-order/most-lines'
import { eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zip } from '../../platform/sheets/test-zip.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { flavours, products } from '../catalogue/tables.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { users } from '../people/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

const BASKET = '/api/onlineshop/basket'
/** The number of a case of Whey 900 g. */
const CASE = '14006381333938'

let show: TestShow
let buyer: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  const { db } = show.app.platform
  const [whey, ...others] = smallRange.sizes
  await transaction(db, tx => saveRange(tx, { ...smallRange, sizes: [{ ...whey!, eanCase: CASE }, ...others] }))
  await show.app.catalogue.reload()
})
afterAll(() => show.app.close())

const send = (browser: Browser, text: string, at = 'shop') =>
  browser.post('/api/onlineshop/basket/quick-order', { text, at })

type Line = {
  code: string
  quantity: string
  quantities: { column: number; text: string }[]
  by: string | null
  flavour_ids: number[]
  nearest_ids: number[]
  gone: string
}
const keysOf = (ids: number[]) => ids.map(id => [...show.flavour].find(([, own]) => own === id)?.[0])
async function meanings(text: string, browser = buyer) {
  const { lines } = (await send(browser, text)).json()
  return lines.map((line: Line) => [line.by, keysOf(line.flavour_ids), line.quantity])
}
const refer = (name: string, reference: string) =>
  buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: show.flavour.get(name),
    cpc_reference: reference,
  })

test('goods are recognised by SKU, by EAN and by that of a case; nothing is added (SH-160, SH-163)', async () => {
  const text = ['N-2\t12', 'n2 3 cs', '4006381333931;6', '0004006381333931 1,5', `${CASE} 2`].join('\n')
  expect(await meanings(text)).toEqual([
    ['sku', ['f2'], '12'],
    ['sku', ['f2'], '3 cs'],
    ['ean', ['f1'], '6'],
    ['ean', ['f1'], '1,5'],
    // The case is of any flavour: the buyer picks.
    ['case_ean', ['f2', 'f1'], '2'],
  ])
  expect((await buyer.get(BASKET)).json().positions).toEqual([])
})

test('a number with blanks in it is read whole where its beginning means nothing', async () => {
  expect(await meanings('4006381 333931\n4006381 333931 4')).toEqual([
    ['ean', ['f1'], ''],
    ['ean', ['f1'], '4'],
  ])
})

/** Of each line what it means, and its quantity, or those that it asks about. */
async function asked(text: string) {
  const { lines } = (await send(buyer, text)).json()
  return lines.map(({ flavour_ids, quantity, quantities }: Line) => [
    ...keysOf(flavour_ids),
    quantities.length > 0 ? quantities.map(one => one.text) : quantity,
  ])
}

test('of several numbers that could be the quantity none is taken; all lines and the goods tell which is (FF-1720)', async () => {
  expect(await asked('N-1;Whey;6;12')).toEqual([['f1', ['6', '12']]])
  expect(await asked('N-1;900;12\nN-2;900;6\n4006381333931;900;24')).toEqual([
    ['f1', '12'],
    ['f2', '6'],
    ['f1', '24'],
  ])
  expect(await asked('N-1;19,99;12\nN-2;20,00;6\nN-3;49,99;4')).toEqual([
    ['f1', '12'],
    ['f2', '6'],
    ['f3', '4'],
  ])
  expect(await asked('1 N-1 12\n2 4006381333931 6\n3 S-1 24')).toEqual([
    ['f1', '12'],
    ['f1', '6'],
    ['f4', '24'],
  ])
  // Three cases of six are eighteen pieces, but by the number of a case they would be eighteen cases.
  expect(await asked('N-1;18;3 cs')).toEqual([['f1', '3 cs']])
  expect(await asked(`${CASE};18;3 cs`)).toEqual([['f2', 'f1', ['18', '3 cs']]])
})

test('SKU and EAN of one line mean what both mean; where they contradict each other the buyer picks (FF-1720)', async () => {
  expect(await asked('N-1;4006381333931;5\nN-2;4006381333931;5\nN-3;;5')).toEqual([
    ['f1', '5'],
    ['f2', 'f1', '5'],
    ['f3', '5'],
  ])
  expect(await asked(`N-2;${CASE};5`)).toEqual([['f2', '5']])
})

test('a name is a proposal, with the number that is not part of it as quantity (FF-1721)', async () => {
  const proposals = async (text: string) =>
    (await send(buyer, text))
      .json()
      .lines.map((line: Line) => [
        line.by,
        ...keysOf([...line.flavour_ids, ...line.nearest_ids]),
        line.quantities.length > 0 ? line.quantities.map(one => one.text) : line.quantity,
      ])
  expect(await proposals('North Whey 900 g Cocoa x 4\n12 x North Whey Cocoa 900 g')).toEqual([
    [null, 'f2', '4'],
    [null, 'f2', '12'],
  ])
  expect(await proposals('Whey Cocoa 900')).toEqual([[null, 'f2', ['900', '1']]])
  // A number that nobody knows is found by the name beside it.
  expect(await proposals('N-1;Whey Vanilla 900 g;3\nQX-9;Whey Cocoa 900 g;4')).toEqual([
    ['sku', 'f1', '3'],
    [null, 'f2', '4'],
  ])
})

test('the answer holds the sizes of what was named, with these flavours alone', async () => {
  const { sizes } = (await send(buyer, 'N-2 1\nS-1 2')).json()
  const shown = sizes.map(({ name, product_attributes: all, current_price }: Shown) => [
    name,
    all.map(({ sku }) => sku),
    current_price,
  ])
  expect(shown).toEqual([
    ['900 g', ['N-2'], 19.99],
    ['60 g', ['S-1'], 1.99],
  ])
})
type Shown = { name: string; product_attributes: { sku: string }[]; current_price: number }

test('the customer’s own reference comes first, and only for that customer (SH-160)', async () => {
  await refer('f4', 'N-2')
  expect(await meanings('N-2 5')).toEqual([['reference', ['f4'], '5']])
  expect(await meanings('N-2 5', await show.as(ACCOUNTS.gym))).toEqual([['sku', ['f2'], '5']])
  // The same without separators.
  await refer('f1', 'N2')
  expect(await meanings('N-2 5')).toEqual([['reference', ['f4', 'f1'], '5']])
  for (const name of ['f4', 'f1']) await refer(name, '')
})

test('what nobody knows comes with what is nearest; what is gone is named', async () => {
  const [vanilla] = (await send(buyer, 'vanila whey 3')).json().lines
  expect([vanilla.by, vanilla.code, keysOf(vanilla.nearest_ids)]).toEqual([null, 'vanila whey', ['f3', 'f2', 'f1']])
  const { lines } = (await send(buyer, 'QX-999999 2')).json()
  expect(lines).toMatchObject([{ by: null, flavour_ids: [], nearest_ids: [], gone: null }])

  const { db, clock } = show.app.platform
  await db.update(flavours).set({ discontinuedAt: clock() }).where(eq(flavours.sku, 'N-2'))
  await db
    .update(products)
    .set({ countries: ['FR'] })
    .where(eq(products.name, 'Bar'))
  await show.app.catalogue.reload()
  const gone = (await send(buyer, 'N-2 5\nS-1 1')).json().lines
  expect(gone).toMatchObject([
    { flavour_ids: [], gone: 'North Whey 900 g, Cocoa' },
    { flavour_ids: [], gone: 'South Bar 60 g, Peanut' },
  ])
  await db.update(flavours).set({ discontinuedAt: null })
  await db.update(products).set({ discontinuedAt: clock() }).where(eq(products.name, 'Whey'))
  await show.app.catalogue.reload()
  expect((await send(buyer, 'N-2 5\n4006381333931')).json().lines).toMatchObject([
    { flavour_ids: [], gone: 'North Whey 900 g, Cocoa' },
    { flavour_ids: [], gone: 'North Whey 900 g, Vanilla' },
  ])
  await db.update(products).set({ discontinuedAt: null })
  await db.update(products).set({ countries: null })
  await show.app.catalogue.reload()
})

test('2,000 lines are taken; none, and more, are refused (FF-1394)', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `N-${(i % 3) + 1}\t${i + 1}`).join('\n')
  expect((await send(buyer, lines(MOST_LINES))).json().lines).toHaveLength(MOST_LINES)
  expect((await send(buyer, lines(MOST_LINES + 1))).json().code).toBe('too_many_lines')
  expect((await send(buyer, ' \n\t\n')).json().code).toBe('no_lines')
})

const upload = (content: string | Buffer) =>
  buyer.call({
    method: 'POST',
    url: '/api/onlineshop/basket/quick-order/file',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="order"\r\n\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  })

test('2,000 lines let other requests in between', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  const answer = send(buyer, Array.from({ length: MOST_LINES }, () => 'N-1\t1').join('\n'))
  count()
  await answer
  isOver = true
  expect(turns).toBeGreaterThan(MOST_LINES / 20)
})

test('a sheet becomes text, and is read as if it were pasted (SH-159, FF-1722)', async () => {
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Order',
        rows: [
          ['Product', 'Menge', 'EAN'],
          ['Whey', 12, 4006381333931],
          ['Bar', 3, 'S-1'],
        ],
      },
    ],
  })
  const text = 'Product\tMenge\tEAN\nWhey\t12\t4006381333931\nBar\t3\tS-1'
  expect((await upload(Buffer.from(sheet))).json()).toEqual({ text })
  expect(await meanings(text)).toEqual([
    ['ean', ['f1'], '12'],
    ['sku', ['f4'], '3'],
  ])
  expect((await upload('N-1;12\r\nN-2;3 cs\r\n')).json()).toEqual({ text: 'N-1\t12\nN-2\t3 cs' })
  expect(await meanings((await upload('N-1;12\r\nN-2;3 cs\r\n')).json().text)).toEqual([
    ['sku', ['f1'], '12'],
    ['sku', ['f2'], '3 cs'],
  ])
})

test.each([
  ['prices and pack sizes', 'N-1;24,99;6;12\nN-2;24,99;6;6\n'],
  ['equal numbers in the first row', 'N-1;6;6\nN-2;6;12\n'],
  ['a title above the headings', 'Order of May;;\n;;\nSKU;Price;Qty\nN-1;24;12\nN-2;24;6\n'],
  ['what Excel says first', 'sep=;\nN-1;12\n="4006381333931";6\n'],
  ['commas and quotes', '"N-1","Whey, Vanilla","12"\n"N-2","Whey","3 cs"\n'],
  ['commas and headings', 'SKU,Qty\nN-1,12\nN-2,6\n'],
  ['empty cells', 'SKU;Pieces;Cases\nN-1;12;\nN-2;;3\n'],
])('a file with %s and the same text pasted say the same (FF-1722)', async (_, content) => {
  const said = await asked(content)
  expect(said.length).toBe(2)
  expect(await asked((await upload(content)).json().text)).toEqual(said)
})

test('a file that is no sheet, empty, too long or a bomb is refused and says why (SH-159)', async () => {
  const rows = Array.from({ length: MOST_LINES + 2 }, (_, i) => `N-1;${i + 1}`).join('\n')
  const bomb = zip('xl/worksheets/sheet1.xml', Buffer.from('x'), 2_000_000_000)
  const refusals = await Promise.all(
    ['', '<html></html>', rows, bomb, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])].map(async content => {
      const { code, detail } = (await upload(content)).json()
      return `${code}: ${detail}`
    }),
  )
  expect(refusals).toEqual([
    expect.stringMatching(/^wrong_file: The file is empty/),
    expect.stringMatching(/^wrong_file: This is XML or HTML/),
    expect.stringMatching(/^too_many_lines: At most 2000/),
    expect.stringMatching(/^wrong_file: The workbook is refused/),
    expect.stringMatching(/^wrong_file: This is neither/),
  ])
})

test('at most two sheets are read at once', async () => {
  let most = 0
  const sheets = Array.from({ length: 5 }, () => upload('N-1;12\r\n'))
  const watch = setInterval(() => {
    const children = process.getActiveResourcesInfo().filter(name => name === 'ProcessWrap').length
    most = Math.max(most, children)
  }, 1)
  await Promise.all(sheets)
  clearInterval(watch)
  expect(most).toBe(2)
})

test('it is for customers’ users who may order; prices are for those who may see them', async () => {
  const codes = await Promise.all(
    [show.app.browser(), await show.as(ACCOUNTS.operator)].map(
      async browser => (await send(browser, 'N-2')).json().code,
    ),
  )
  expect(codes).toEqual(['login_required', 'staff_cannot_order'])
  const { db } = show.app.platform
  const [user] = await db.select().from(users).where(eq(users.email, ACCOUNTS.buyer))
  const passwordHash = await hashPassword('demo-2025')
  await saveUser(db, {
    email: 'blind@fairfloor.test',
    name: 'Blind',
    customerId: user!.customerId,
    passwordHash,
    rights: ['order'],
  })
  const answer = await send(await show.as('blind@fairfloor.test'), 'N-2 1')
  expect(answer.json().sizes[0]).toMatchObject({ current_price: null, regular_price: null })
})
