import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { plainVatId } from '@fairfloor/domain/vat'
import { partyName, personName } from './invoice.ts'
import { optional, type Xml, xml } from './xml.ts'

/** GS1 in the list of identifier schemes (ISO 6523). */
const GLN = '0088'

type Party = (Xml | undefined)[]

export const sellerParty = (seller: Seller): Party => [
  globalId(seller.gln),
  xml('ram:Name', seller.company),
  optional('ram:Description', seller.registration),
  xml('ram:DefinedTradeContact', [
    xml('ram:PersonName', seller.company),
    xml('ram:TelephoneUniversalCommunication', [xml('ram:CompleteNumber', seller.phone)]),
    xml('ram:EmailURIUniversalCommunication', [xml('ram:URIID', seller.email)]),
  ]),
  postalAddress(seller),
  taxRegistration(seller.vatId),
]

/** @param vatId null for a buyer without one */
export const buyerParty = (address: PostalAddress, vatId: string | null): Party => {
  const person = personName(address)
  return [
    globalId(address.gln),
    xml('ram:Name', partyName(address)),
    person ? xml('ram:DefinedTradeContact', [xml('ram:PersonName', person)]) : undefined,
    postalAddress(address),
    vatId ? taxRegistration(vatId) : undefined,
  ]
}

/** The delivery address. */
export const party = (address: PostalAddress): Party => [
  globalId(address.gln),
  xml('ram:Name', partyName(address)),
  postalAddress(address),
]

const globalId = (gln: string | null): Xml | undefined => optional('ram:GlobalID', gln, { schemeID: GLN })

const postalAddress = ({
  zip,
  street,
  number,
  city,
  country,
}: Omit<PostalAddress, 'company' | 'gln' | `${string}_name`>) =>
  xml('ram:PostalTradeAddress', [
    optional('ram:PostcodeCode', zip),
    optional('ram:LineOne', `${street} ${number}`.trim()),
    optional('ram:CityName', city),
    xml('ram:CountryID', country),
  ])

const taxRegistration = (vatId: string): Xml =>
  xml('ram:SpecifiedTaxRegistration', [xml('ram:ID', plainVatId(vatId), { schemeID: 'VA' })])
