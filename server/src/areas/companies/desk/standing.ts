import * as contract from '@fairfloor/domain/companies/record-desk-contract'
import * as shapes from '@fairfloor/domain/companies/record-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { viewersChanged } from '../../people/index.ts'
import { blockCustomer, unblockCustomer } from '../block-customer.ts'
import { saveStanding } from '../customer-terms.ts'
import { priceGroupNames } from '../price-groups.ts'
import { lockedCustomer } from './locked.ts'
import { standingView, viewOf } from './view.ts'

/** The price group of a customer, what it has beside the shop, and whether it is served at all. */
export function serveStanding(platform: Platform): void {
  const { bus } = platform

  serve(platform, contract.changeStanding, shapes.changeStanding, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const before = await lockedCustomer(tx, params.id)
      const groups = await priceGroupNames(tx)
      guardVersion(body.version, standingView(before, groups))
      if (!groups.has(body.price_group_id)) throw refuse('unknown_price_group').at('price_group_id')
      const standing = {
        priceGroupId: body.price_group_id,
        vtsOrdersVisible: body.vts_orders_visible,
        hasApiAccess: body.has_api_access,
      }
      await saveStanding(tx, before.id, standing)
      await viewersChanged(tx, bus, before.id)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        customerId: before.id,
        action: 'change rights of a customer',
        subject: before.company,
        details: differences(standingView(before, groups), standingView({ ...before, ...standing }, groups)),
      })
      return viewOf(tx, before.id)
    }),
  )

  serve(platform, contract.blockCustomer, shapes.blockCustomer, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id: customerId, company: subject } = await lockedCustomer(tx, params.id)
      if (!(await blockCustomer(tx, bus, customerId, now))) throw refuse('customer_blocked_already')
      const details = { reason: body.reason }
      await writeAudit(tx, { at: now, userId: viewer.userId, customerId, action: 'block customer', subject, details })
      return viewOf(tx, customerId)
    }),
  )

  serve(platform, contract.unblockCustomer, shapes.unblockCustomer, ({ params, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id: customerId, company: subject } = await lockedCustomer(tx, params.id)
      if (!(await unblockCustomer(tx, bus, customerId))) throw refuse('customer_not_blocked')
      await writeAudit(tx, { at: now, userId: viewer.userId, customerId, action: 'unblock customer', subject })
      return viewOf(tx, customerId)
    }),
  )
}
