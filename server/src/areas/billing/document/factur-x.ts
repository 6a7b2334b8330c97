import { extraLines } from '@fairfloor/domain/extras'
import type { Seller } from '@fairfloor/domain/seller/seller'
import {
  agreement,
  CURRENCY,
  chargesByRate,
  crossIndustryInvoice,
  dateTime,
  lineItem,
  summation,
  vatOfRate,
} from './cii.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { party } from './parties.ts'
import { paymentOf } from './payment.ts'
import { languageOf, wordsOf } from './texts.ts'
import { type Xml, xml } from './xml.ts'

const COMMERCIAL_INVOICE = '380'

/** The invoice as data. */
export const facturX = (invoice: Invoice): string =>
  crossIndustryInvoice(
    {
      number: invoice.invoice.number,
      typeCode: COMMERCIAL_INVOICE,
      issuedOn: invoice.invoice.issuedOn,
      note: invoice.order.note,
    },
    [
      ...invoice.lines.map(line => itemOf(line, invoice)),
      agreement({ ...invoice.order, seller: invoice.invoice.seller, order: invoice.order }),
      delivery(invoice),
      settlement(invoice),
    ],
  )

const itemOf = (line: InvoiceLine, invoice: Invoice): Xml =>
  lineItem({
    ...line,
    name: nameOf(line),
    notes: extraLines(line.extras, 'invoice', languageOf(invoice)),
    reduced: wordsOf(invoice).freePieces,
    // A line has the VAT category of its goods; deposits outside the taxable amount are charges.
    category: invoice.totals.goods.byRate.find(({ rate }) => rate === line.vatRate)?.category ?? 'S',
  })

export const nameOf = ({
  brandName,
  productName,
  sizeName,
  flavourName,
}: Pick<InvoiceLine, `${'brand' | 'product' | 'size' | 'flavour'}Name`>): string =>
  `${brandName} ${productName}, ${sizeName}, ${flavourName}`

const delivery = ({ order, invoice }: Invoice): Xml =>
  xml('ram:ApplicableHeaderTradeDelivery', [
    xml('ram:ShipToTradeParty', party(order.shippingAddress)),
    xml('ram:ActualDeliverySupplyChainEvent', [xml('ram:OccurrenceDateTime', [dateTime(invoice.suppliedOn)])]),
  ])

function settlement(invoice: Invoice): Xml {
  const { totals } = invoice
  const { seller, number, dueOn } = invoice.invoice
  const { code, byTransfer, terms, prepaid, rounding } = paymentOf(invoice)
  const words = wordsOf(invoice)
  // A transfer needs an account (EN 16931 BR-61); without one the instrument is not defined.
  const isAccountKnown = seller.iban !== ''
  return xml('ram:ApplicableHeaderTradeSettlement', [
    xml('ram:PaymentReference', number),
    xml('ram:InvoiceCurrencyCode', CURRENCY),
    xml('ram:SpecifiedTradeSettlementPaymentMeans', [
      xml('ram:TypeCode', byTransfer && !isAccountKnown ? '1' : code),
      ...(byTransfer && isAccountKnown ? account(seller) : []),
    ]),
    ...totals.breakdown.map(part => vatOfRate(part, words)),
    ...chargesByRate(totals, words),
    xml('ram:SpecifiedTradePaymentTerms', [
      xml('ram:Description', terms),
      xml('ram:DueDateDateTime', [dateTime(dueOn)]),
    ]),
    summation(totals, { prepaid, rounding }),
  ])
}

const account = ({ iban, bic, company }: Seller): Xml[] => [
  xml('ram:PayeePartyCreditorFinancialAccount', [xml('ram:IBANID', iban), xml('ram:AccountName', company)]),
  ...(bic === '' ? [] : [xml('ram:PayeeSpecifiedCreditorFinancialInstitution', [xml('ram:BICID', bic)])]),
]
