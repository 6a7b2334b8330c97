import * as contract from '@fairfloor/domain/basket/approval/contract'
import { approvalsPage } from '@fairfloor/domain/basket/approval/pages'
import * as shapes from '@fairfloor/domain/basket/approval/shapes'
import { titles } from '@fairfloor/domain/basket/titles'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { approversOf } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import type { KeptBaskets } from '../kept-baskets.ts'
import type { Goods } from '../price.ts'
import { approveOrder } from './approve.ts'
import { mailApprovals } from './mails.ts'
import { refuseOrder } from './refuse.ts'
import { takeOrderBack } from './take-back.ts'
import { approvalsView, approvalView } from './view.ts'

export type ApprovalDeps = Goods & {
  readonly baskets: KeptBaskets
  readonly shop: LiveShop
  readonly letters: Letters
}

/** Orders above the limit of their user, which wait for a colleague. */
export function serveApprovals(platform: Platform, { baskets, shop, letters, ...goods }: ApprovalDeps): void {
  const { db } = platform
  const zone = () => shop.current().timeZone

  serve(platform, contract.getApprovals, shapes.getApprovals, ({ viewer }) => approvalsView(db, viewer, zone()))

  serve(platform, contract.getApproval, shapes.getApproval, ({ viewer, params, query: { changes = [] }, now }) =>
    approvalView(db, goods, { viewer, id: params.id, changes, now, timeZone: zone() }),
  )

  serve(platform, contract.approveOrder, shapes.approveOrder, ({ viewer, params, body, now, transaction }) =>
    transaction(tx => approveOrder(tx, goods, { viewer, id: params.id, body, now, timeZone: zone() })),
  )

  serve(platform, contract.refuseOrder, shapes.refuseOrder, ({ viewer, params, body, now, transaction }) =>
    transaction(async tx => {
      await refuseOrder(tx, { viewer, id: params.id, answer: body.answer, now })
      return { success: true as const }
    }),
  )

  serve(platform, contract.takeOrderBack, shapes.takeOrderBack, async ({ viewer, params, now, transaction }) => {
    const left_out = await transaction(tx => takeOrderBack(tx, goods, { viewer, id: params.id, now }))
    baskets.drop(viewer.customerId)
    return { left_out }
  })

  serve(platform, contract.getApprovers, shapes.getApprovers, async ({ viewer: { customerId, userId } }) =>
    (await approversOf(db, customerId)).filter(({ id }) => id !== userId).map(({ name }) => name),
  )

  mailApprovals(platform, { shop, letters })
  platform.pages.describe(approvalsPage, 'private', ({ language }) => ({ title: titles[language].approvals }))
}
