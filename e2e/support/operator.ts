import { type APIRequestContext, expect, type Page } from '@playwright/test'

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

type Mails = { mails: { id: number; recipient: string; subject: string }[] }

/** The plain text of the newest mail to a recipient with a subject, as soon as it is written, for an operator. */
export async function textOfMail(operator: APIRequestContext, recipient: string, subject: RegExp): Promise<string> {
  let id: number | undefined
  await expect(async () => {
    const answer = await operator.get(`/api/admin/mails?search=${encodeURIComponent(recipient)}`)
    const { mails } = (await answer.json()) as Mails
    id = mails.find(mail => mail.recipient === recipient && subject.test(mail.subject))?.id
    expect(id, `${subject} among ${mails.map(mail => mail.subject).join(', ')}`).toBeDefined()
  }).toPass({ intervals: [100], timeout: 20_000 })
  return ((await (await operator.get(`/api/admin/mails/${id}`)).json()) as { text: string }).text
}

type PickList = { pick_list_id: number; positions: { line: number; quantity: number }[] }

/** Picks and ships all that is set aside for an order, by the calls of the picking pages. */
export async function shipOrder(operator: APIRequestContext, orderId: number): Promise<void> {
  const send = async (path: string, key: string, data: object) => {
    const answer = await operator.post(path, { headers: { ...headers, 'Idempotency-Key': `${key}-${orderId}` }, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const list: PickList = await send(`/api/admin/orders/${orderId}/pick-list`, 'pick', {})
  const lines = list.positions.map(({ line, quantity }) => ({ line, quantity, lot: null, best_before: null }))
  const handedOver = { tracking: '3SFAIR0002', parcels: 1, note: null }
  await send(`/api/admin/pick-lists/${list.pick_list_id}/ship`, 'ship', { lines, ...handedOver })
}

type Goods = {
  sizes: {
    order_multiple: number
    min_quantity: number
    product_attributes: { id: number; stock_available: number | null }[]
  }[]
}

/** A way to put goods that are in stock into a buyer's basket. @returns the answer's status */
export async function adderOfGoods(page: Page): Promise<() => Promise<number>> {
  const { sizes }: Goods = await (await page.request.get('/api/onlineshop/products?in_stock=1')).json()
  const quantityOf = ({ order_multiple, min_quantity }: Goods['sizes'][number]) =>
    Math.ceil(Math.max(60, min_quantity) / order_multiple) * order_multiple
  // Other stories of the same server have bought, too: what is left must do for the whole order.
  const { id, quantity } = sizes
    .flatMap(size => size.product_attributes.map(attribute => ({ ...attribute, quantity: quantityOf(size) })))
    .find(each => (each.stock_available ?? 0) >= each.quantity)!
  const form = { positionsJson: JSON.stringify([{ product_attribute_id: id, quantity }]) }
  return async () => (await page.request.post('/api/onlineshop/basket/positions', { headers, form })).status()
}

/** Places what is in the buyer's basket, without the checkout's page. @returns the order's number */
export async function placeBasket(buyer: APIRequestContext, reference: string | null = null): Promise<number> {
  const { chosen, breakdown } = await (await buyer.get('/api/onlineshop/checkout')).json()
  const given = { external_reference: reference, note: null, wished_on: null }
  const seen = { seen_total: breakdown.total_price_inc_vat }
  const placed = await buyer.post('/api/onlineshop/orders', { headers, data: { ...chosen, ...given, ...seen } })
  const answer = await placed.json()
  expect(answer).toEqual({ order_id: expect.any(Number), approval_id: null })
  return answer.order_id
}

/** A buyer orders goods that are in stock. @returns the order's number */
export async function orderGoods(page: Page): Promise<number> {
  expect(await (await adderOfGoods(page))()).toBe(200)
  return placeBasket(page.request)
}
