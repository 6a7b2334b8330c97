import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '@fairfloor/domain/quick-order/quantities'
import { readLines } from '@fairfloor/domain/quick-order/read-lines'
import { rowsOf } from '@fairfloor/domain/quick-order/rows'
import { expect, test } from 'vitest'
import { outsideData } from '../../platform/testing/outside-data.ts'

const lists = outsideData('catalogue', 'quick-order', 'two price lists of other traders')

/** An article of a list: its cells as they stand, without the one that is ordered. */
type Listed = { readonly code: string; readonly cells: readonly string[]; readonly article: Article }

const MOST = 400
const bare = (price: string): string => price.replace(/[^\d.]/g, '')

/** Pack sizes stand beside texts such as '6 Outer'. */
function wholesale(folder: string): Listed[] {
  const items: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(folder, 'nz-wholesale-pricelist-2015.json'), 'utf8'),
  )
  return Object.values(items)
    .slice(0, MOST)
    .map(({ code = '', description = '', quantity = '', unitSize = '', caseTradePrice = '', unitTradePrice = '' }) => {
      const pack = /\d+/.exec(quantity)?.[0] ?? ''
      const numbers = new Set([Number(bare(unitTradePrice))])
      const cells = [description, quantity, pack, unitSize, caseTradePrice, bare(unitTradePrice)]
      return { code, cells, article: { unitsPerCase: Number(pack || 1), numbers } }
    })
}

function variants(folder: string): Listed[] {
  const [, ...rows] = readFileSync(join(folder, 'myprotein-ca-variants.csv'), 'utf8').trim().split(/\r?\n/)
  const article = { unitsPerCase: 6, numbers: new Set<number>() }
  return rows.map(row => {
    const [name = '', code = '', , flavour = '', size = '', price = ''] = row.split(',')
    return { code, cells: [name, flavour, size, bare(price)], article }
  })
}

const ordered = (nth: number): string => String([12, 6, 24, 6, 1, 48, 100][(nth * 5) % 7])

const orders: readonly (readonly [string, (one: Listed, nth: number) => readonly string[]])[] = [
  ['the quantity last', ({ code, cells }, nth) => [code, ...cells, ordered(nth)]],
  ['the quantity first', ({ code, cells }, nth) => [ordered(nth), code, ...cells]],
  ['the number last', ({ code, cells }, nth) => [...cells, ordered(nth), code]],
  ['positions', ({ code, cells }, nth) => [String(nth + 1), code, ordered(nth), ...cells]],
]

test.runIf(lists).each([wholesale, variants].flatMap(list => orders.map(([what, row]) => ({ list, what, row }))))(
  'an order in the columns of another trader, with $what: the number is told or asked about, never another one (FF-1720)',
  ({ list, row }) => {
    const all = list(lists!)
    const known = new Map(all.map(({ code, article }) => [code, article]))
    const text = all.map((one, nth) => row(one, nth).join('\t')).join('\n')
    const lines = readLines(rowsOf(text), code => known.get(code))
    expect(lines.map(({ code }) => code)).toEqual(all.map(({ code }) => code))
    const said = lines.map(({ quantity, quantities }) =>
      quantities.length > 0 ? quantities.map(one => one.text) : quantity,
    )
    expect(said.flatMap((one, nth) => ([one].flat().includes(ordered(nth)) ? [] : [[lines[nth]!.text, one]]))).toEqual(
      [],
    )
    // Only pack sizes make it ask.
    if (list === variants) expect(said.filter(one => typeof one !== 'string')).toEqual([])
  },
)
