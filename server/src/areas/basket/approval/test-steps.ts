import type { Approval } from '@fairfloor/domain/basket/approval/contract'
import { expect } from 'vitest'
import { type Caller, makeCaller, type Reply, type ServerProcess } from '../../../platform/testing/server-process.ts'
import { APPROVALS } from './test-approval.ts'

/** Pieces of an order, and what is left of them where the approver wants fewer. */
export const PIECES = 7
export const FEWER = 4

export type Step = 'send' | 'approve' | 'change' | 'refuse' | 'take back'

/** Somebody above whose limit every order is, and a colleague who approves. */
export type Company = {
  readonly asker: Caller
  readonly approver: Caller
  /** What is ordered. */
  readonly flavourId: number
  /** The order that was sent last. */
  last: number
  inBasket: number
  /** How often the basket was filled. */
  fills: number
}

/** A press of a button. */
type Press = { readonly caller: Caller; readonly path: string; readonly body: object; readonly key?: string }

export const makeCompany = (flavourId: number): Company => ({
  ...{ asker: makeCaller(), approver: makeCaller(), flavourId },
  ...{ last: 0, inBasket: 0, fills: 0 },
})

/** What somebody presses next, with what they see before. A refusal has no key. */
export async function pressOf(company: Company, step: Step, { url }: ServerProcess, key: string): Promise<Press> {
  const { asker, approver, flavourId, last } = company
  const one = `${APPROVALS}/${last}`
  if (step === 'take back') return { caller: asker, path: `${one}/taking-back`, body: {}, key }
  if (step === 'refuse') return { caller: approver, path: `${one}/refusal`, body: { answer: 'First sell the bars' } }
  if (step === 'send') {
    if (company.inBasket === 0) await fill(company, url, `fill ${key}`)
    return { caller: asker, path: '/api/onlineshop/orders', body: await orderOf(asker, url), key }
  }
  const changes = step === 'change' ? [{ id: flavourId, quantity: FEWER }] : []
  const query = step === 'change' ? `?changes=${flavourId}:${FEWER}` : ''
  const { breakdown } = await approver.read<Approval>(url, one + query)
  const body = { changes, answer: null, seen_total: breakdown!.total_price_inc_vat }
  return { caller: approver, path: `${one}/approval`, body, key }
}

async function fill(company: Company, url: string, key: string): Promise<void> {
  const positionsJson = JSON.stringify([{ product_attribute_id: company.flavourId, quantity: PIECES }])
  const path = '/api/onlineshop/basket/positions'
  const added = await company.asker.call(url, 'POST', path, new URLSearchParams({ positionsJson }), key)
  expect(added?.status).toBe(200)
  company.fills++
}

async function orderOf(asker: Caller, url: string): Promise<object> {
  type Checkout = { chosen: object; breakdown: { total_price_inc_vat: number } }
  const { chosen, breakdown } = await asker.read<Checkout>(url, '/api/onlineshop/checkout')
  const words = { external_reference: null, note: null, wished_on: null, approval: { word: 'Please' } }
  return { ...chosen, ...words, seen_total: breakdown.total_price_inc_vat }
}

export const press = ({ caller, path, body, key }: Press, { url }: ServerProcess, killAfter?: number) =>
  caller.call(url, 'POST', path, body, key, killAfter)

/** A repeated press has the answer of the first; a refusal may say that it is done. */
export function expectDone({ key }: Press, before: Reply | undefined, after: Reply | undefined): void {
  if (key === undefined && after?.status === 409)
    expect(after.body).toMatchObject({ code: 'approval_decided', details: { state: 'refused' } })
  else expect(after?.status, JSON.stringify(after)).toBe(200)
  if (key !== undefined && before) expect(after).toEqual(before)
}

/** Who asked has sent the basket, or has it back. */
export function note(company: Company, step: Step, after: Reply | undefined): void {
  if (step === 'send') {
    company.last = (after!.body as { approval_id: number }).approval_id
    company.inBasket = 0
  }
  if (step === 'take back') company.inBasket = PIECES
}
