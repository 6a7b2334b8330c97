import { isPast, type Windows } from '../trade-show/phases.ts'

/** The parts of a show order that decide its customer's state. Quantities are summed over its positions. */
export type ShowOrderSummary = {
  readonly quantity: number
  readonly releasedQuantity: number
  readonly confirmedAt: Date | null
  readonly expiredAt: Date | null
}

export type BasketStatus = {
  show_baskets: boolean
  has_remaining_or_release_basket: boolean
  has_confirmed_basket: boolean
  has_first_basket: boolean
  confirmation_period_end: boolean
}

/**
 * A customer's state on the confirmation page.
 * @param order undefined if the customer never ordered at this edition
 */
export function basketStatus(windows: Windows, order: ShowOrderSummary | undefined, now: Date): BasketStatus {
  const confirmed = order !== undefined && order.confirmedAt !== null
  const remaining = confirmed && order.expiredAt === null && order.releasedQuantity < order.quantity
  return {
    show_baskets: now >= windows.confirmationStart,
    has_remaining_or_release_basket: remaining,
    has_confirmed_basket: confirmed,
    has_first_basket: order !== undefined && !confirmed && order.quantity > 0,
    confirmation_period_end: isPast(windows.confirmationEnd, now),
  }
}

export type ConfirmationScreen = 'not-yet' | 'release' | 'too-late' | 'confirm' | 'did-not-take-part'

/** Which screen /vts-order shows; the first condition that holds wins. */
export function confirmationScreen(status: BasketStatus): ConfirmationScreen {
  if (!status.show_baskets) return 'not-yet'
  if (status.has_remaining_or_release_basket || status.has_confirmed_basket) return 'release'
  if (status.has_first_basket) return status.confirmation_period_end ? 'too-late' : 'confirm'
  return 'did-not-take-part'
}
