import type { Definition } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { hasRight, isHeldBack, type Right, type Viewer } from '@fairfloor/domain/viewer'

/**
 * @throws Refusal login_required; password_change_required, second_factor_required: neither a one-time password nor the
 * password alone, where more is demanded, gives access to anything behind a login
 */
export function requireLogin(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw refuse('login_required')
  if (viewer.mustChangePassword) throw refuse('password_change_required')
  if (viewer.mustSetUpSecondFactor) throw refuse('second_factor_required')
}

/** Whether a call is among those with which a user secures the account. */
const isOpenTo = ({ beforePasswordChange, beforeSecondFactor }: Definition, viewer: Viewer): boolean =>
  beforePasswordChange === true || (beforeSecondFactor === true && !viewer.mustChangePassword)

/** The viewer of a public call: until the account is secured, the user counts as a visitor. */
export const viewerFor = (definition: Definition, viewer: Viewer | null): Viewer | null =>
  viewer && isHeldBack(viewer) && !isOpenTo(definition, viewer) ? null : viewer

const LACKING = {
  order: 'may_not_order',
  prices: 'may_not_see_prices',
  invoices: 'may_not_see_invoices',
  manage: 'may_not_manage',
} as const satisfies Record<Right, string>

/** @throws Refusal login_required, key_required, password_change_required, second_factor_required, owners_alone, forbidden, staff_cannot_order, may_not_… */
export function admit(definition: Definition, viewer: Viewer | null): void {
  const { who, needs, ownersAlone } = definition
  if (who === 'anyone') return
  if (who === 'client' && !viewer) throw refuse('key_required')
  if (!(viewer && isOpenTo(definition, viewer))) requireLogin(viewer)
  if (ownersAlone && viewer.agent) throw refuse('owners_alone')
  if (who === 'customer' && viewer.customerId === null) throw refuse('staff_cannot_order')
  if (who === 'operator' && !viewer.isOperator) throw refuse('forbidden')
  if (who === 'agent' && !viewer.isAgent) throw refuse('forbidden')
  if (needs && !hasRight(viewer, needs)) throw refuse(LACKING[needs])
}
