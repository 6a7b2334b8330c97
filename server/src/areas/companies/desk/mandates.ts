import * as contract from '@fairfloor/domain/companies/desk-contract'
import * as shapes from '@fairfloor/domain/companies/desk-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { dayIn } from '@fairfloor/domain/day'
import { isIban, plainIban } from '@fairfloor/domain/iban'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { readTerms } from '../../seller/index.ts'
import { addMandate, endMandate, mandatesOf } from '../mandates.ts'
import { lockedCustomer } from './locked.ts'
import { viewOf } from './view.ts'

/** Mandates for direct debits: of a customer one runs at a time. */
export function serveMandateDesk(platform: Platform): void {
  serve(platform, contract.addMandate, shapes.addMandate, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id: customerId, company } = await lockedCustomer(tx, params.id)
      const { seller, timeZone } = await readTerms(tx)
      if (!seller.creditorId) throw refuse('no_creditor_id')
      const { reference, signed_on: signedOn, holder } = body
      if (!isIban(body.iban)) throw refuse('not_an_iban').at('iban')
      if (signedOn > dayIn(now, timeZone)) throw refuse('signed_later').at('signed_on')
      const mandate = { customerId, reference, signedOn, iban: plainIban(body.iban), holder }
      const isAdded = await addMandate(tx, { ...mandate, creditorId: seller.creditorId, now })
      if (!isAdded) throw refuse('mandate_exists').at('reference')
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        customerId,
        action: 'add mandate',
        subject: company,
        details: { reference, signed_on: signedOn, holder, iban: ends(mandate.iban) },
      })
      return viewOf(tx, customerId)
    }),
  )

  serve(platform, contract.endMandate, shapes.endMandate, ({ params, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id, company } = await lockedCustomer(tx, params.id)
      const mandate = (await mandatesOf(tx, id)).find(one => one.id === params.mandate)
      if (!mandate) throw refuse('not_found')
      if (!(await endMandate(tx, mandate.id, now))) throw refuse('mandate_ended')
      const details = { reference: mandate.reference }
      await writeAudit(tx, {
        ...{ at: now, userId: viewer.userId, customerId: id },
        ...{ action: 'end mandate', subject: company, details },
      })
      return viewOf(tx, id)
    }),
  )
}

/** The audit log needs no whole account number. */
const ends = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`
