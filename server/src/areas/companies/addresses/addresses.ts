import * as contract from '@fairfloor/domain/companies/addresses/contract'
import { type AddressFields, addAddress } from '@fairfloor/domain/companies/addresses/contract'
import { getCompanyAddresses } from '@fairfloor/domain/companies/addresses/reads-contract'
import * as shapes from '@fairfloor/domain/companies/addresses/shapes'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import type { Address } from '../buyers.ts'
import { companyAddresses, editedOf, makeUsual } from '../company-addresses.ts'
import { saveNewAddress } from './add-address.ts'
import { saveChangedAddress } from './change-address.ts'
import { ownAddress } from './own-address.ts'
import { type IsAwaitedAt, removeAddress } from './remove-address.ts'

/** The addresses of a company, kept by its managers. Orders and documents have copies of their own. */
export function serveAddresses(platform: Platform, isAwaitedAt: IsAwaitedAt): void {
  serve(platform, getCompanyAddresses, shapes.getCompanyAddresses, ({ viewer }) =>
    companyAddresses(platform.db, viewer.customerId),
  )

  serve(platform, addAddress, shapes.addAddress, ({ viewer, body, now, transaction }) =>
    transaction(async tx => {
      const added = await saveNewAddress(tx, viewer.customerId, { ...body, fields: fieldsOf(body) })
      await note(tx, viewer, now, 'add address', added, {})
      return companyAddresses(tx, viewer.customerId)
    }),
  )

  serve(platform, contract.changeAddress, shapes.changeAddress, ({ viewer, params, body, now, transaction }) =>
    transaction(async tx => {
      const before = await ownAddress(tx, viewer.customerId, params.id)
      const after = await saveChangedAddress(tx, before, body.version, fieldsOf(body))
      await note(tx, viewer, now, 'change address', after, differences(editedOf(before), editedOf(after)))
      return companyAddresses(tx, viewer.customerId)
    }),
  )

  serve(platform, contract.makeUsualAddress, shapes.makeUsualAddress, ({ viewer, params, now, transaction }) =>
    transaction(async tx => {
      const address = await ownAddress(tx, viewer.customerId, params.id)
      if (!address.isDefault) {
        await makeUsual(tx, address)
        await note(tx, viewer, now, 'make address the usual one', address, {})
      }
      return companyAddresses(tx, viewer.customerId)
    }),
  )

  serve(platform, contract.removeAddress, shapes.removeAddress, ({ viewer, params, now, transaction }) =>
    transaction(async tx => {
      const address = await ownAddress(tx, viewer.customerId, params.id)
      await removeAddress(tx, address, isAwaitedAt)
      await note(tx, viewer, now, 'remove address', address, {})
      return companyAddresses(tx, viewer.customerId)
    }),
  )
}

const fieldsOf = ({ company, street, number, zip, city, country, gln, ...names }: AddressFields) => ({
  company,
  firstName: names.first_name,
  lastName: names.last_name,
  street,
  number,
  zip,
  city,
  country,
  gln: gln || null,
})

const note = (
  tx: Db,
  { userId, agent, company }: CustomerViewer,
  at: Date,
  action: string,
  { purpose, street, number, zip, city, country }: Address,
  details: Record<string, unknown>,
) =>
  writeAudit(tx, {
    at,
    userId,
    agentId: agent?.userId ?? null,
    action,
    subject: `${company}: ${street} ${number}, ${zip} ${city}, ${country}`,
    details: { purpose, ...details },
  })
