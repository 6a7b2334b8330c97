import * as contract from '@fairfloor/domain/people/contract'
import * as shapes from '@fairfloor/domain/people/shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { changeRights, usersOf } from './change-rights.ts'

/** Endpoints with which a company manages the rights of its own users. */
export function serveRights(platform: Platform): void {
  const { db, bus } = platform

  serve(platform, contract.getCompanyUsers, shapes.getCompanyUsers, ({ viewer }) => usersOf(db, viewer.customerId))

  serve(platform, contract.changeRights, shapes.changeRights, ({ viewer, params, body, now, transaction }) => {
    return transaction(async tx => {
      const { customerId, userId } = viewer
      const of = { customerId, userId: params.id, rights: body.rights, by: userId }
      const { email, ...details } = await changeRights(tx, bus, of)
      await writeAudit(tx, { at: now, userId, action: 'change rights', subject: email, details })
      return usersOf(tx, customerId)
    })
  })
}
