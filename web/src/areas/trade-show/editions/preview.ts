import type { Refusal } from '@fairfloor/domain/refusal'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { basketStatus, type ConfirmationScreen, confirmationScreen } from '@fairfloor/domain/show-orders/status'
import {
  canConfirm,
  canOrder,
  canRelease,
  type Phase,
  phaseOf,
  type Windows,
} from '@fairfloor/domain/trade-show/phases'

/** The show at an instant, by the same rules as on the server. */
export type Preview = {
  readonly phase: Phase
  /** What the server refuses with; null where a call would succeed. */
  readonly refusals: Readonly<Record<'order' | 'confirm' | 'release', Refusal | null>>
  /** Which screen /vts-order shows to customers without an order, with an unconfirmed and with a confirmed one. */
  readonly screens: Readonly<Record<'nobody' | 'ordered' | 'confirmed', ConfirmationScreen>>
}

export function previewAt(windows: Windows, timeZone: string, at: Date): Preview {
  const { orderStart, orderEnd, confirmationStart, confirmationEnd, releaseEnd } = windows
  const order = { quantity: 1, releasedQuantity: 0, confirmedAt: null, expiredAt: null }
  const screen = (summary: Parameters<typeof basketStatus>[1]) => confirmationScreen(basketStatus(windows, summary, at))
  return {
    phase: phaseOf(windows, at),
    refusals: {
      order: canOrder(windows, at) ? null : refuse('ordering_closed', { start: orderStart, end: orderEnd, timeZone }),
      confirm: canConfirm(windows, at)
        ? null
        : refuse('confirmation_closed', { start: confirmationStart, end: confirmationEnd, timeZone }),
      release: canRelease(windows, at)
        ? null
        : refuse('release_closed', { start: confirmationStart, end: releaseEnd, timeZone }),
    },
    screens: {
      nobody: screen(undefined),
      ordered: screen(order),
      confirmed: screen({ ...order, confirmedAt: confirmationStart }),
    },
  }
}

const SECOND_MS = 1000

/** The first instant of each phase. */
export const startsOf = ({ orderStart, orderEnd, confirmationStart, confirmationEnd, releaseEnd }: Windows) =>
  ({
    before: new Date(orderStart.getTime() - SECOND_MS),
    ordering: orderStart,
    closed: new Date(orderEnd.getTime() + SECOND_MS),
    confirmation: confirmationStart,
    release: new Date(confirmationEnd.getTime() + SECOND_MS),
    over: new Date(releaseEnd.getTime() + SECOND_MS),
  }) satisfies Record<Phase, Date>
