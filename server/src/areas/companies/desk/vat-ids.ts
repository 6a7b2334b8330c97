import * as contract from '@fairfloor/domain/companies/desk-contract'
import * as shapes from '@fairfloor/domain/companies/desk-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { isVatId } from '@fairfloor/domain/companies/vat-id'
import { plainVatId } from '@fairfloor/domain/vat'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { foundCustomer } from '../find-customers.ts'
import { confirmVatId, saveVatId, withdrawVatId } from '../vat-ids.ts'
import { lockedCustomer } from './locked.ts'
import { vatEdited, viewOf } from './view.ts'

/** A person confirms a customer's VAT id, and confirms it again after each change of it. */
export function serveVatDesk(platform: Platform): void {
  serve(platform, contract.changeVatId, shapes.changeVatId, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id, company, vatId: before } = await lockedAt(tx, params.id, body.version)
      if (body.vat_id !== null && !isVatId(body.vat_id)) throw refuse('not_a_vat_id').at('vat_id')
      const after = body.vat_id === null ? null : plainVatId(body.vat_id)
      if (after !== before) {
        await saveVatId(tx, id, after)
        const details = { vat_id: { before, after } }
        await writeAudit(tx, {
          at: now,
          userId: viewer.userId,
          customerId: id,
          action: 'change VAT id',
          subject: company,
          details,
        })
      }
      return viewOf(tx, id)
    }),
  )

  serve(platform, contract.confirmVatId, shapes.confirmVatId, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id, company, vatId } = await lockedAt(tx, params.id, body.version)
      if (vatId === null) throw refuse('no_vat_id')
      const { reference } = body
      await confirmVatId(tx, { customerId: id, vatId, by: viewer.userId, reference, now })
      const details = { vat_id: vatId, reference }
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        customerId: id,
        action: 'confirm VAT id',
        subject: company,
        details,
      })
      return viewOf(tx, id)
    }),
  )

  serve(platform, contract.withdrawVatId, shapes.withdrawVatId, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id, company, vatId } = await lockedAt(tx, params.id, body.version)
      if (vatId === null) throw refuse('no_vat_id')
      const before = await viewOf(tx, id)
      await withdrawVatId(tx, id, vatId)
      const confirmations = before.confirmations.filter(one => one.vat_id === vatId)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        customerId: id,
        action: 'withdraw VAT id',
        subject: company,
        details: { vat_id: vatId, confirmations },
      })
      return viewOf(tx, id)
    }),
  )
}

/** The customer of a form that is still up to date. @throws Refusal not_found, changed_meanwhile */
async function lockedAt(tx: Db, customerId: number, version: string) {
  const customer = await lockedCustomer(tx, customerId)
  const found = await foundCustomer(tx, customerId)
  guardVersion(version, found && vatEdited(found))
  return customer
}
