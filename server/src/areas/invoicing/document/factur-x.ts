import type { VatPart } from '@fairfloor/domain/invoicing/totals'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { chargesOf, exemptionOf, type Invoice, type InvoiceLine } from './invoice.ts'
import { buyerParty, party, sellerParty } from './parties.ts'
import { paymentOf } from './payment.ts'
import { wordsOf } from './texts.ts'
import { optional, type Xml, xml, xmlDocument } from './xml.ts'

const PROFILE = 'urn:cen.eu:en16931:2017'
const COMMERCIAL_INVOICE = '380'
const GTIN = '0160'
const PIECE = 'H87'
const CURRENCY = 'EUR'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** The invoice as data: UN/CEFACT Cross Industry Invoice, profile EN 16931 (Factur-X 1.0, ZUGFeRD 2). */
export function facturX(invoice: Invoice): string {
  const note = optional('ram:Content', invoice.order.note)
  return xmlDocument(
    xml(
      'rsm:CrossIndustryInvoice',
      [
        xml('rsm:ExchangedDocumentContext', [
          xml('ram:GuidelineSpecifiedDocumentContextParameter', [xml('ram:ID', PROFILE)]),
        ]),
        xml('rsm:ExchangedDocument', [
          xml('ram:ID', invoice.invoice.number),
          xml('ram:TypeCode', COMMERCIAL_INVOICE),
          xml('ram:IssueDateTime', [dateTime(invoice.invoice.issuedOn)]),
          note && xml('ram:IncludedNote', [note]),
        ]),
        xml('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map(line => lineItem(line, invoice)),
          agreement(invoice),
          delivery(invoice),
          settlement(invoice),
        ]),
      ],
      NAMESPACES,
    ),
  )
}

function lineItem(line: InvoiceLine, { totals }: Invoice): Xml {
  // A line has the VAT category of its goods; deposits outside the taxable amount are charges.
  const category = totals.goods.byRate.find(({ rate }) => rate === line.vatRate)?.category ?? 'S'
  return xml('ram:IncludedSupplyChainTradeLineItem', [
    xml('ram:AssociatedDocumentLineDocument', [xml('ram:LineID', String(line.line))]),
    xml('ram:SpecifiedTradeProduct', [
      optional('ram:GlobalID', line.ean, { schemeID: GTIN }),
      optional('ram:SellerAssignedID', line.sku),
      xml('ram:Name', `${line.brandName} ${line.productName}, ${line.sizeName}, ${line.flavourName}`),
    ]),
    xml('ram:SpecifiedLineTradeAgreement', [
      xml('ram:NetPriceProductTradePrice', [xml('ram:ChargeAmount', amount(line.unitNet))]),
    ]),
    xml('ram:SpecifiedLineTradeDelivery', [xml('ram:BilledQuantity', String(line.quantity), { unitCode: PIECE })]),
    xml('ram:SpecifiedLineTradeSettlement', [
      xml('ram:ApplicableTradeTax', taxOf({ category, rate: line.vatRate })),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', [xml('ram:LineTotalAmount', amount(line.net))]),
    ]),
  ])
}

function agreement({ order, invoice }: Invoice): Xml {
  const buyersOrder = optional('ram:IssuerAssignedID', order.externalReference)
  return xml('ram:ApplicableHeaderTradeAgreement', [
    xml('ram:SellerTradeParty', sellerParty(invoice.seller)),
    xml('ram:BuyerTradeParty', buyerParty(order.invoiceAddress, order.vatId)),
    xml('ram:SellerOrderReferencedDocument', [xml('ram:IssuerAssignedID', String(order.id))]),
    buyersOrder && xml('ram:BuyerOrderReferencedDocument', [buyersOrder]),
  ])
}

const delivery = ({ order, invoice }: Invoice): Xml =>
  xml('ram:ApplicableHeaderTradeDelivery', [
    xml('ram:ShipToTradeParty', party(order.shippingAddress)),
    xml('ram:ActualDeliverySupplyChainEvent', [xml('ram:OccurrenceDateTime', [dateTime(invoice.suppliedOn)])]),
  ])

function settlement(invoice: Invoice): Xml {
  const { totals } = invoice
  const { seller, number, dueOn } = invoice.invoice
  const { code, byTransfer, terms } = paymentOf(invoice)
  const charges = chargesOf(invoice.totals, wordsOf(invoice))
  return xml('ram:ApplicableHeaderTradeSettlement', [
    xml('ram:PaymentReference', number),
    xml('ram:InvoiceCurrencyCode', CURRENCY),
    xml('ram:SpecifiedTradeSettlementPaymentMeans', [
      xml('ram:TypeCode', code),
      ...(byTransfer ? account(seller) : []),
    ]),
    ...totals.breakdown.map(part => vatOfRate(invoice, part)),
    ...charges.flatMap(({ name, byRate }) => byRate.map(part => charge(name, part))),
    xml('ram:SpecifiedTradePaymentTerms', [
      xml('ram:Description', terms),
      xml('ram:DueDateDateTime', [dateTime(dueOn)]),
    ]),
    xml('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      xml('ram:LineTotalAmount', amount(totals.goods.net)),
      xml('ram:ChargeTotalAmount', amount(totals.net - totals.goods.net)),
      xml('ram:AllowanceTotalAmount', amount(0)),
      xml('ram:TaxBasisTotalAmount', amount(totals.net)),
      xml('ram:TaxTotalAmount', amount(totals.vat), { currencyID: CURRENCY }),
      xml('ram:GrandTotalAmount', amount(totals.gross)),
      xml('ram:DuePayableAmount', amount(totals.gross)),
    ]),
  ])
}

const account = ({ iban, bic, company }: Seller): Xml[] => [
  xml('ram:PayeePartyCreditorFinancialAccount', [xml('ram:IBANID', iban), xml('ram:AccountName', company)]),
  xml('ram:PayeeSpecifiedCreditorFinancialInstitution', [xml('ram:BICID', bic)]),
]

function vatOfRate(invoice: Invoice, { category, rate, net, vat }: VatPart): Xml {
  const exemption = exemptionOf(category, wordsOf(invoice))
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

const dateTime = (day: string): Xml => xml('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })

const amount = (cents: number): string => (cents / 100).toFixed(2)

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2)
