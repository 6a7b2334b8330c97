import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import type { getTemplate } from '@fairfloor/domain/quick-order/contract'
import { refuse } from '@fairfloor/domain/quick-order/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { OwnReferences } from '../customer-api/index.ts'
import { listOf, positionsOf } from '../order-lists/index.ts'
import { orderOf } from '../orders/index.ts'
import { keptOfLastFair } from '../show-orders/index.ts'
import type { Shows } from '../trade-show/index.ts'
import type { Goods } from './goods.ts'
import { numberOf } from './number-of.ts'

type Template = Answer<typeof getTemplate>
type Line = { readonly flavourId: number; readonly quantity: number; readonly price: Cents | null }
type Source = Pick<Template, 'kind' | 'name'> & { readonly lines: readonly Line[] }

/**
 * What is ordered again, as lines of number and quantity, and what it cost then.
 * @throws Refusal no_template for nothing, and for orders and lists that are not the viewer's; no_show
 */
export async function readTemplate(
  db: Db,
  viewer: CustomerViewer,
  asked: Parsed<typeof getTemplate>['query'],
  { own, goods, shows }: { own: OwnReferences; goods: Goods; shows: Shows },
): Promise<Template> {
  const source = await sourceOf(db, viewer, asked, shows)
  const number = numberOf(own, goods)
  const lines = source?.lines.flatMap(line => {
    const flavour = goods.snapshot.flavours.get(line.flavourId)
    return flavour ? [{ ...line, number: number(flavour) }] : []
  })
  if (!source || !lines || lines.length === 0) throw refuse('no_template')
  return {
    kind: source.kind,
    name: source.name,
    text: lines.map(line => `${line.number}\t${line.quantity}`).join('\n'),
    before: lines.flatMap(({ flavourId, price }) =>
      price === null ? [] : [{ flavour_id: flavourId, price: euros(price) }],
    ),
  }
}

async function sourceOf(
  db: Db,
  viewer: CustomerViewer,
  { order: orderId, lines: chosen, list: listId, last }: Parsed<typeof getTemplate>['query'],
  shows: Shows,
): Promise<Source | undefined> {
  if (orderId !== undefined) {
    const found = await orderOf(db, viewer.customerId, orderId)
    const numbers = chosen && new Set(chosen.split(',').map(Number))
    const lines = found?.lines.filter(({ line }) => !numbers || numbers.has(line)) ?? []
    return {
      kind: 'order',
      name: String(orderId),
      lines: lines.map(({ flavourId, quantity, unitNet }) => ({ flavourId, quantity, price: cents(unitNet) })),
    }
  }
  if (listId !== undefined) {
    const { name } = await listOf(db, viewer, listId)
    return { kind: 'list', name, lines: (await positionsOf(db, listId)).map(line => ({ ...line, price: null })) }
  }
  if (last === undefined) return undefined
  const kept = await keptOfLastFair(db, shows.current().edition, viewer.customerId)
  return kept && { kind: 'fair', ...kept }
}
