import { describe, expect, test } from 'vitest'
import { isLongRun } from '../../../platform/testing/run.ts'
import { camt, detailsOf, OWN_IBAN, type TestEntry } from '../received/test-camt.ts'
import { readCamt } from './read-camt.ts'

const read = (xml: string | Buffer) => readCamt(new Uint8Array(Buffer.from(xml)), OWN_IBAN)
const refused = (xml: string | Buffer) =>
  read(xml).then(
    () => undefined,
    (error: { code?: string; details?: object }) => ({ code: error.code, ...error.details }),
  )
const why = async (entry: TestEntry) => {
  const { entries, leftOut } = await read(camt('ubs', [entry, { amount: '1.00' }]))
  expect(entries).toHaveLength(1)
  return leftOut.map(one => one.why)
}

describe('the statements of three banks say what has come in', () => {
  const sum = {
    amount: '1405.31',
    text: 'RE2025-00012|thanks',
    payer: 'Sporthuis',
    payerIban: 'NL91 ABNA 0417 1643 00',
  }

  test.each(['volksbank', 'ubs'] as const)('%s (FF-916)', async bank => {
    const { entries } = await read(camt(bank, [{ ...sum, reference: '2013122711085260000', endToEnd: 'E2E-1' }]))
    expect(entries).toEqual([
      {
        key: `${OWN_IBAN}|2025-05-12|140531|2013122711085260000`,
        hasReference: true,
        bookedOn: '2025-05-12',
        amount: 140_531,
        payer: 'Sporthuis',
        payerIban: 'NL91ABNA0417164300',
        text: 'RE2025-00012 thanks',
        endToEnd: 'E2E-1',
      },
    ])
  })

  test('abn: without a reference of the bank, two alike are two, and the same in the next file (FF-916)', async () => {
    const xml = camt('abn', [sum, sum, { ...sum, text: 'other' }])
    const { entries } = await read(xml)
    expect(entries[0]).toMatchObject({ text: 'RE2025-00012|thanks', hasReference: false, endToEnd: null })
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
    expect((await read(xml)).entries).toEqual(entries)
  })

  test('with the same reference of the bank, two of other payers, texts or ids are two, and two alike are one (FF-916)', async () => {
    const one = { ...sum, reference: 'BUNDLE', endToEnd: 'E1' }
    const others = [
      { ...one, payer: 'Gym' },
      { ...one, text: 'other' },
      { ...one, endToEnd: 'E2' },
    ]
    const xml = camt('ubs', [one, ...others, one, ...others])
    const keys = (await read(xml)).entries.map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
    expect(keys.slice(4)).toEqual(keys.slice(0, 4))
    expect((await read(xml)).entries.map(({ key }) => key)).toEqual(keys)
  })

  test('amounts exactly, in an encoding of its own', async () => {
    const xml = camt('volksbank', [{ amount: '0.1', payer: 'Südstern' }, { amount: '90071992.5400' }]).replace(
      'UTF-8',
      'ISO-8859-1',
    )
    const { entries } = await read(Buffer.from(xml, 'latin1'))
    expect(entries.map(({ amount, payer }) => [amount, payer])).toEqual([
      [10, 'Südstern'],
      [9_007_199_254, 'Somebody'],
    ])
  })
})

describe('left out by name, and the rest is taken', () => {
  test.each<[string, TestEntry]>([
    ['debit', { amount: '1', debit: true }],
    ['reversal', { amount: '1', more: '<RvslInd>true</RvslInd>' }],
    ['batch', { amount: '2', details: detailsOf('ubs', { amount: '1' }).repeat(2) }],
    ['batch', { amount: '2', details: '<Btch><NbOfTxs>2</NbOfTxs></Btch>' }],
    ['currency', { amount: '1', currency: 'CHF' }],
    ['amount', { amount: '0.00' }],
    ['amount', { amount: '1.005' }],
    ['amount', { amount: '-5' }],
    ['date', { amount: '1', day: '2025-02-31' }],
  ])('%s (FF-916)', async (reason, entry) => {
    expect(await why(entry)).toEqual([reason])
  })

  test('what is not booked yet, and what is of another account in the same file (FF-916)', async () => {
    const pending = camt('volksbank', [{ amount: '1' }]).replace('<Sts>BOOK', '<Sts>PDNG')
    expect((await read(pending)).leftOut).toMatchObject([{ why: 'pending', amount: '1 EUR', bookedOn: '2025-05-12' }])
    const [statement] = /<Stmt>[\s\S]*<\/Stmt>/.exec(camt('ubs', [{ amount: '7' }], 'NL91ABNA0417164300'))!
    const both = camt('ubs', [{ amount: '8' }]).replace('</BkToCstmrStmt>', `${statement}</BkToCstmrStmt>`)
    const { entries, leftOut } = await read(both)
    expect([entries.map(({ amount }) => amount), leftOut]).toMatchObject([
      [800],
      [{ why: 'account', amount: '7.00 EUR' }],
    ])
  })
})

describe('refused as a whole', () => {
  const good = camt('ubs', [{ amount: '1' }])
  const billionLaughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><lolz>&b;</lolz>`
  const xxe = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>${good.slice(good.indexOf('<Document'))}`

  test.each([
    ['a document type with entities that grow', billionLaughs],
    ['an entity from a file', xxe],
    ['an entity that nobody has defined', good.replace('BOOK', '&bomb;')],
    ['a file that ends early', good.slice(0, -20)],
    ['something that is no XML', '%PDF-1.7'],
    ['an empty file', ''],
    ['elements too deep', good.replace('<Stmt>', `<Stmt>${'<a>'.repeat(2000)}`)],
    ['bytes that are no text', Buffer.concat([Buffer.from(good), Buffer.from([0xff, 0xfe])])],
    ['an unknown encoding', good.replace('UTF-8', 'EBCDIC')],
    ['a statement without an account', good.replace(/<Acct>.*<\/Acct>/, '')],
  ])('%s', async (_name, xml) => {
    expect(await refused(xml)).toMatchObject({ code: 'bank_file_unreadable' })
  })

  test('another format, by its name (FF-917)', async () => {
    const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001'
    for (const other of [`${namespace}.99`, namespace.replace('053', '052'), 'urn:other'])
      expect(await refused(good.replace(`${namespace}.08`, other))).toEqual({
        code: 'bank_file_unknown',
        format: other,
      })
    expect(await refused('<html/>')).toEqual({ code: 'bank_file_unknown', format: 'html' })
  })

  test('another account, by its IBAN', async () => {
    const other = 'NL91ABNA0417164300'
    expect(await refused(camt('ubs', [{ amount: '1' }], other))).toEqual({
      code: 'bank_file_other_account',
      iban: other,
    })
  })
})

test('an element with very many attributes is refused at once (FF-917)', async () => {
  const attributes = Array.from({ length: 400_000 }, (_, i) => `a${i}=""`).join(' ')
  const began = process.cpuUsage()
  expect(await refused(camt('ubs', [{ amount: '1' }]).replace('<Stmt>', `<Stmt ${attributes}>`))).toBeDefined()
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000)
})

test.runIf(isLongRun)('8 MB of entries, the largest file, are read (FF-917)', async () => {
  const { entries } = await read(
    camt(
      'ubs',
      Array.from({ length: 9000 }, () => ({ amount: '1', text: 'RE2025-00012' })),
    ),
  )
  expect(entries).toHaveLength(9000)
})
