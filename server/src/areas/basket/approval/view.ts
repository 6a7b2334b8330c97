import type { getApproval, getApprovals } from '@fairfloor/domain/basket/approval/contract'
import { dayIn } from '@fairfloor/domain/day'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { shownExtras } from '@fairfloor/domain/extras'
import { cents, euros } from '@fairfloor/domain/money'
import { overLimit } from '@fairfloor/domain/orders/order-limit'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { Refusal } from '@fairfloor/domain/refusal'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { flavourOf, type Snapshot } from '../../catalogue/index.ts'
import { peopleById } from '../../people/index.ts'
import { priceView } from '../breakdown.ts'
import { refusalOf, refusalView } from '../checkout.ts'
import { type Choices, type Draft, draftOf } from '../draft.ts'
import { guardTerms } from '../guard-draft.ts'
import type { Contents } from '../kind.ts'
import type { Wish } from '../position.ts'
import { type Goods, type Item, pricingOf } from '../price.ts'
import { shopKind } from '../shop.ts'
import { orderingOf, wishesOf } from './approve.ts'
import { linesOf, listApprovals, readApproval, type StoredApproval, type StoredLine, stateOf } from './stored.ts'

type View = Answer<typeof getApproval>
type Row = Answer<typeof getApprovals>['waiting'][number]
type Asked = {
  readonly viewer: CustomerViewer
  readonly id: number
  readonly changes: NonNullable<Parsed<typeof getApproval>['query']['changes']>
  readonly now: Date
  readonly timeZone: string
}

/** What waits, and what was decided last. */
export async function approvalsView(
  db: Db,
  viewer: CustomerViewer,
  timeZone: string,
): Promise<Answer<typeof getApprovals>> {
  const { waiting, decided } = await listApprovals(db, viewer)
  const rowOf = await rowsBy(db, viewer, [...waiting, ...decided])
  return {
    may_approve: hasRight(viewer, 'manage'),
    waiting: waiting.map(rowOf),
    decided: decided.map(rowOf),
    time_zone: timeZone,
  }
}

async function rowsBy(db: Db, viewer: CustomerViewer, approvals: readonly StoredApproval[]) {
  const ids = approvals.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? []].flat())
  const people = await peopleById(db, [...new Set(ids)])
  return (approval: StoredApproval): Row => ({
    id: approval.id,
    state: stateOf(approval),
    asked_at: approval.askedAt.toISOString(),
    asked_by: { id: approval.askedBy, name: people.get(approval.askedBy)?.name ?? '' },
    is_own: approval.askedBy === viewer.userId,
    pieces: approval.pieces,
    net: euros(cents(approval.net)),
    over: euros(overLimit(cents(approval.orderLimit), cents(approval.net))),
    decided_at: approval.decidedAt?.toISOString() ?? null,
    decided_by: people.get(approval.decidedBy ?? 0)?.name ?? null,
    order_id: approval.orderId,
    answer: approval.answer,
    taken_back_at: approval.takenBackAt?.toISOString() ?? null,
  })
}

/**
 * One of them, then and now; what it would cost only while it waits.
 * @throws Refusal not_found, unknown_flavour
 */
export async function approvalView(db: Db, goods: Goods, { viewer, id, changes, now, timeZone }: Asked): Promise<View> {
  const approval = await readApproval(db, viewer, id)
  const lines = await linesOf(db, id)
  const row = (await rowsBy(db, viewer, [approval]))(approval)
  const { choices } = orderingOf(approval, viewer, dayIn(now, timeZone))
  const isWaiting = row.state === 'waiting'
  const kind = shopKind(viewer, pricingOf(goods, viewer, now))
  const wishes = isWaiting ? wishesOf(lines, changes) : []
  const contents = await kind.contentsOf(db, wishes, 'look')
  return {
    ...row,
    may_decide: isWaiting && hasRight(viewer, 'manage') && !row.is_own && viewer.agent === null,
    word: approval.word,
    external_reference: approval.externalReference,
    note: approval.note,
    wished_on: approval.wishedOn,
    chosen: {
      shipping_address_id: approval.shippingAddressId,
      carrier: approval.carrier,
      payment_method: approval.paymentMethod,
      label_service: approval.labelService,
      delivery: approval.delivery,
    },
    lines: lines.map(line => lineView(line, goods.catalogue.snapshot(), { isWaiting, wishes, contents })),
    ...(isWaiting ? await costOf(db, { viewer, choices, moment: kind.moment, contents }) : DECIDED),
  }
}

type Cost = Pick<View, 'ship_to' | 'breakdown' | 'credit_left' | 'refusal'>

const DECIDED: Cost = { ship_to: null, breakdown: null, credit_left: null, refusal: null }

type Costing = {
  readonly viewer: CustomerViewer
  readonly choices: Choices
  readonly moment: Parameters<typeof draftOf>[2]['moment']
  readonly contents: Contents<Item>
}

async function costOf(db: Db, { viewer, choices, moment, contents }: Costing): Promise<Cost> {
  const asked = { customerId: viewer.customerId, moment, choices }
  const draft = await draftOf(db, contents.items, asked).catch(error => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (draft instanceof Refusal) return { ...DECIDED, refusal: refusalView(draft) }
  const { priced, buyer } = draft
  const { company, city } = buyer.shippingAddress
  const refusal = refusalOf(() => {
    contents.guard(draft)
    guardTerms(draft, hasRight(viewer, 'prices'))
  })
  return {
    ship_to: `${company}, ${city}`,
    breakdown: priced instanceof Refusal ? null : priceView(priced),
    credit_left: creditLeft(draft),
    refusal: refusalView(refusal),
  }
}

function creditLeft({ buyer: { customer }, standing, priced }: Draft): number | null {
  if (customer.creditLimit === null || priced instanceof Refusal) return null
  return euros(cents(customer.creditLimit - standing.open - priced.totals.gross))
}

type Now = {
  readonly isWaiting: boolean
  readonly wishes: readonly Wish[]
  readonly contents: Contents<Item>
}

function lineView(line: StoredLine, snapshot: Snapshot, { isWaiting, wishes, contents }: Now): View['lines'][number] {
  const flavour = flavourOf(snapshot, line.flavourId)
  const { size } = flavour
  const { product } = size
  const item = contents.items.find(({ flavourId }) => flavourId === line.flavourId)
  const quantity = isWaiting ? (wishes.find(({ id }) => id === line.flavourId)?.quantity ?? 0) : line.quantity
  return {
    id: line.flavourId,
    brand_name: product.brand.name,
    product_name: product.name,
    size_name: size.name,
    name: flavour.name,
    sku: flavour.sku,
    image_url: pictureUrlOf(flavour.image ?? size.image ?? product.image),
    units_per_case: size.unitsPerCase,
    order_multiple: size.orderMultiple,
    min_quantity: size.minQuantity,
    ...shownExtras(line.extras),
    asked: line.quantity,
    quantity,
    is_available: item !== undefined || quantity === 0,
    single_then: euros(cents(line.price)),
    single_now: item ? euros(item.unitNet) : null,
    total_now: item ? euros(cents(item.unitNet * item.quantity - item.discount)) : null,
    stock_then: line.inStock,
    stock_now: item ? Math.min(item.quantity, contents.freeOf(item)) : null,
  }
}
