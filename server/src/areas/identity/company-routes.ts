import * as contract from '@fairfloor/domain/identity/contract'
import * as shapes from '@fairfloor/domain/identity/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { changeRights, usersOf } from './change-rights.ts'
import { companyAddresses } from './company-addresses.ts'
import type { WriteAudit } from './switch-user.ts'

/** Endpoints with which a company reads its addresses and manages its own users. */
export function serveCompany(platform: Platform, writeAudit: WriteAudit): void {
  const { db, bus } = platform

  serve(platform, contract.getCompanyAddresses, shapes.getCompanyAddresses, ({ viewer }) =>
    companyAddresses(db, viewer.customerId),
  )

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
