import type { Session } from '../product.ts'
import { milliseconds, row } from '../report.ts'

const CALL = '/api/onlineshop/basket/quick-order'
const TIMES = 20

type Goods = { sizes: { product_attributes: { sku: string; ean: string | null }[] }[] }
type Recognised = { lines: { by: string | null }[] }

/** A pasted list of numbers, half of them SKUs, half EANs where there are any. */
export async function recogniseLines(buyer: Session): Promise<void> {
  const { sizes } = await buyer.json<Goods>('/api/onlineshop/products')
  const numbers = sizes.flatMap(size => size.product_attributes.flatMap(({ sku, ean }) => [sku, ean ?? sku]))
  for (const count of [500, 2000]) {
    const text = Array.from({ length: count }, (_, i) => `${numbers[i % numbers.length]}\t${i + 1}`).join('\n')
    const body = JSON.stringify({ text })
    const ask = () =>
      buyer.json<Recognised>(CALL, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { lines } = await ask()
    const unknown = lines.filter(({ by }) => by === null).length
    if (unknown > 0) throw new Error(`${unknown} of ${count} lines are not recognised`)
    const times: number[] = []
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
    const median = times.sort((one, other) => one - other)[TIMES / 2]!
    row({
      what: `a quick order of ${count.toLocaleString('en')} lines`,
      ours: milliseconds(median),
      ...(count === 500 ? { wanted: '<= 300 ms', kept: median <= 300 } : {}),
    })
  }
}
