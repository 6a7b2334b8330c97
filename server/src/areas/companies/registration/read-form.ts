import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { register } from '@fairfloor/domain/companies/registration/contract'
import { fullName, type Place } from '@fairfloor/domain/companies/registration/registration'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { plainVatId } from '@fairfloor/domain/vat'
import { accountOf } from '../../people/index.ts'

/** A registration as stored, from a form that nothing is wrong with. */
export function readForm(body: Parsed<typeof register>['body']) {
  const [company, legalForm] = [body.company.trim(), body.legal_form.trim()]
  const [firstName, lastName] = [body.first_name.trim(), body.last_name.trim()]
  const addressOf = (place: Place, to: string): PostalAddress => ({
    company: to,
    first_name: firstName,
    last_name: lastName,
    street: place.street.trim(),
    number: place.number.trim(),
    zip: place.zip.trim(),
    city: place.city.trim(),
    country: place.country,
    gln: null,
  })
  const name = fullName({ company, legalForm })
  const { shipping } = body
  return {
    company,
    legalForm,
    business: body.business ?? ('other' as const),
    vatId: plainVatId(body.vat_id) || null,
    chamberNumber: body.chamber_number.trim() || null,
    firstName,
    lastName,
    phone: body.phone.trim(),
    email: accountOf(body.email),
    invoiceAddress: addressOf(body.invoice, name),
    shippingAddress: shipping && addressOf(shipping, shipping.company.trim() || name),
    target: body.target,
  }
}
