import { deliveries } from '@fairfloor/domain/companies/delivery'
import { paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import type { Choices } from './checkout.ts'

/** Longest own order number and note. */
export const REFERENCE_LENGTH = 64
export const NOTE_LENGTH = 1000

/** What the buyer has chosen and typed for the order; `wishedOn` is a day or empty. */
export type Typed = {
  readonly choices: Choices
  readonly reference: string
  readonly note: string
  readonly wishedOn: string
  /** To the colleague who approves it. */
  readonly word: string
}

/** A stored draft may have any form, so each part is checked. */
export function readTyped(stored: unknown): Typed {
  const { choices, reference, note, wishedOn, word } = fieldsOf(stored)
  return {
    choices: readChoices(fieldsOf(choices)),
    reference: text(reference).slice(0, REFERENCE_LENGTH),
    note: text(note).slice(0, NOTE_LENGTH),
    wishedOn: /^\d{4}-\d{2}-\d{2}$/.test(text(wishedOn)) ? text(wishedOn) : '',
    word: text(word),
  }
}

function readChoices({ shipping_address_id, carrier, payment_method, label_service, delivery }: Fields): Choices {
  const method = paymentMethods.find(one => one === payment_method)
  const way = deliveries.find(one => one === delivery)
  return {
    ...(Number.isSafeInteger(shipping_address_id) && { shipping_address_id: Number(shipping_address_id) }),
    ...(text(carrier) && { carrier: text(carrier) }),
    ...(method && { payment_method: method }),
    ...((label_service === 'true' || label_service === 'false') && { label_service }),
    ...(way && { delivery: way }),
  }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (stored: unknown) => Object(stored) as Fields

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
