import type { OrderTotals, VatPart } from '@fairfloor/domain/billing/totals'
import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { chargesOf, exemptionOf, reductionOf } from './invoice.ts'
import { buyerParty, sellerParty } from './parties.ts'
import type { Words } from './texts.ts'
import { optional, type Xml, xml, xmlDocument } from './xml.ts'

/** UN/CEFACT Cross Industry Invoice, profile EN 16931 (Factur-X 1.0, ZUGFeRD 2): what invoices and credit notes share. */
const PROFILE = 'urn:cen.eu:en16931:2017'
const GTIN = '0160'
/** A discount, of UNTDID 5189. */
const DISCOUNT = '95'
const PIECE = 'H87'
export const CURRENCY = 'EUR'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

type Head = {
  readonly number: string
  /** Code of UNTDID 1001. */
  readonly typeCode: '380' | '381'
  readonly issuedOn: string
  readonly note: string | null
}

/** The whole document. @param trade lines, agreement, delivery and settlement */
export function crossIndustryInvoice({ number, typeCode, issuedOn, note }: Head, trade: readonly Xml[]): string {
  return xmlDocument(
    xml(
      'rsm:CrossIndustryInvoice',
      [
        xml('rsm:ExchangedDocumentContext', [
          xml('ram:GuidelineSpecifiedDocumentContextParameter', [xml('ram:ID', PROFILE)]),
        ]),
        xml('rsm:ExchangedDocument', [
          xml('ram:ID', number),
          xml('ram:TypeCode', typeCode),
          xml('ram:IssueDateTime', [dateTime(issuedOn)]),
          noteOf(note),
        ]),
        xml('rsm:SupplyChainTradeTransaction', [...trade]),
      ],
      NAMESPACES,
    ),
  )
}

function noteOf(text: string | null): Xml | undefined {
  const content = optional('ram:Content', text)
  return content && xml('ram:IncludedNote', [content])
}

type Item = {
  readonly line: number
  readonly sku: string
  readonly ean: string | null
  readonly name: string
  readonly unitNet: number
  readonly quantity: number
  readonly net: number
  readonly category: string
  readonly vatRate: number
  /** What the customer wrote on it, one note together (BT-127; CII-SR-39 to 41). */
  readonly notes: readonly string[]
  /** Why it may cost less than its quantity at its price (BT-139). */
  readonly reduced: string
}

/** A line: its quantity at its price, less its allowance, is its amount (PEPPOL-EN16931-R120). */
export const lineItem = ({ line, sku, ean, name, category, vatRate, reduced, notes, ...of }: Item): Xml =>
  xml('ram:IncludedSupplyChainTradeLineItem', [
    xml('ram:AssociatedDocumentLineDocument', [xml('ram:LineID', String(line)), noteOf(notes.join('\n'))]),
    xml('ram:SpecifiedTradeProduct', [
      optional('ram:GlobalID', ean, { schemeID: GTIN }),
      optional('ram:SellerAssignedID', sku),
      xml('ram:Name', name),
    ]),
    xml('ram:SpecifiedLineTradeAgreement', [
      xml('ram:NetPriceProductTradePrice', [xml('ram:ChargeAmount', amount(of.unitNet))]),
    ]),
    xml('ram:SpecifiedLineTradeDelivery', [xml('ram:BilledQuantity', String(of.quantity), { unitCode: PIECE })]),
    xml('ram:SpecifiedLineTradeSettlement', [
      xml('ram:ApplicableTradeTax', taxOf({ category, rate: vatRate })),
      reductionOf(of) > 0 ? allowance(reductionOf(of), reduced) : undefined,
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', [xml('ram:LineTotalAmount', amount(of.net))]),
    ]),
  ])

type Agreed = {
  readonly seller: Seller
  readonly invoiceAddress: PostalAddress
  readonly vatId: string | null
  /** Null in a document of no order. */
  readonly order: { readonly id: number; readonly externalReference: string | null } | null
}

export function agreement({ seller, invoiceAddress, vatId, order }: Agreed): Xml {
  const buyersOrder = optional('ram:IssuerAssignedID', order?.externalReference ?? null)
  return xml('ram:ApplicableHeaderTradeAgreement', [
    xml('ram:SellerTradeParty', sellerParty(seller)),
    xml('ram:BuyerTradeParty', buyerParty(invoiceAddress, vatId)),
    order ? xml('ram:SellerOrderReferencedDocument', [xml('ram:IssuerAssignedID', String(order.id))]) : undefined,
    buyersOrder && xml('ram:BuyerOrderReferencedDocument', [buyersOrder]),
  ])
}

export function vatOfRate({ category, rate, net, vat }: VatPart, words: Words): Xml {
  const exemption = exemptionOf(category, words)
  return xml('ram:ApplicableTradeTax', [
    xml('ram:CalculatedAmount', amount(vat)),
    xml('ram:TypeCode', 'VAT'),
    exemption && xml('ram:ExemptionReason', exemption.reason),
    xml('ram:BasisAmount', amount(net)),
    xml('ram:CategoryCode', category),
    exemption?.code ? xml('ram:ExemptionReasonCode', exemption.code) : undefined,
    xml('ram:RateApplicablePercent', percent(rate)),
  ])
}

export const chargesByRate = (totals: OrderTotals, words: Words): Xml[] =>
  chargesOf(totals, words).flatMap(({ name, byRate }) => byRate.map(part => charge(name, part)))

/** @param less cents that were paid ahead (BT-113), and that rounding takes off (BT-114) */
export const summation = (totals: OrderTotals, { prepaid, rounding } = { prepaid: 0, rounding: 0 }): Xml =>
  xml('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    xml('ram:LineTotalAmount', amount(totals.goods.net)),
    xml('ram:ChargeTotalAmount', amount(totals.net - totals.goods.net)),
    xml('ram:AllowanceTotalAmount', amount(0)),
    xml('ram:TaxBasisTotalAmount', amount(totals.net)),
    xml('ram:TaxTotalAmount', amount(totals.vat), { currencyID: CURRENCY }),
    rounding > 0 ? xml('ram:RoundingAmount', amount(-rounding)) : undefined,
    xml('ram:GrandTotalAmount', amount(totals.gross)),
    prepaid > 0 ? xml('ram:TotalPrepaidAmount', amount(prepaid)) : undefined,
    xml('ram:DuePayableAmount', amount(totals.gross - prepaid - rounding)),
  ])

const allowance = (less: number, reason: string): Xml =>
  xml('ram:SpecifiedTradeAllowanceCharge', [
    xml('ram:ChargeIndicator', [xml('udt:Indicator', 'false')]),
    xml('ram:ActualAmount', amount(less)),
    xml('ram:ReasonCode', DISCOUNT),
    xml('ram:Reason', reason),
  ])

const charge = (reason: string, { category, rate, net }: VatPart): Xml =>
  xml('ram:SpecifiedTradeAllowanceCharge', [
    xml('ram:ChargeIndicator', [xml('udt:Indicator', 'true')]),
    xml('ram:ActualAmount', amount(net)),
    xml('ram:Reason', reason),
    xml('ram:CategoryTradeTax', taxOf({ category, rate })),
  ])

const taxOf = ({ category, rate }: { category: string; rate: number }): Xml[] => [
  xml('ram:TypeCode', 'VAT'),
  xml('ram:CategoryCode', category),
  xml('ram:RateApplicablePercent', percent(rate)),
]

export const dateTime = (day: string): Xml => xml('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })

const amount = (cents: number): string => (cents / 100).toFixed(2)

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2)
