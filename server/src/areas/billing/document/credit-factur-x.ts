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
import type { CreditNote } from './credit.ts'
import { creditReason, creditTerms, creditWords, nameOfCredit, notesOfCredit } from './credit-words.ts'
import { party } from './parties.ts'
import { type Xml, xml } from './xml.ts'

const CREDIT_NOTE = '381'

/** The credit note as data: its amounts are positive, and it names the invoice that it corrects (BT-25, 26). */
export const creditFacturX = (note: CreditNote): string =>
  crossIndustryInvoice(
    {
      number: note.credit.number,
      typeCode: CREDIT_NOTE,
      issuedOn: note.credit.issuedOn,
      note: creditReason(note),
    },
    [
      ...note.lines.map(line =>
        lineItem({
          ...line,
          sku: line.goods?.sku ?? '',
          ean: line.goods?.ean ?? null,
          name: nameOfCredit(line, note),
          notes: notesOfCredit(line, note),
          reduced: creditWords(note).credit.reduced,
        }),
      ),
      agreement({ ...note, seller: note.credit.seller }),
      delivery(note),
      settlement(note),
    ],
  )

const delivery = ({ shippingAddress, corrects }: CreditNote): Xml =>
  xml('ram:ApplicableHeaderTradeDelivery', [
    xml('ram:ShipToTradeParty', party(shippingAddress)),
    corrects
      ? xml('ram:ActualDeliverySupplyChainEvent', [xml('ram:OccurrenceDateTime', [dateTime(corrects.suppliedOn)])])
      : undefined,
  ])

function settlement(note: CreditNote): Xml {
  const { totals, bonusYear } = note
  const words = creditWords(note)
  const { terms, more } = creditTerms(note)
  return xml('ram:ApplicableHeaderTradeSettlement', [
    xml('ram:InvoiceCurrencyCode', CURRENCY),
    ...totals.breakdown.map(part => vatOfRate(part, words)),
    bonusYear === null ? undefined : period(`${bonusYear}-01-01`, `${bonusYear}-12-31`),
    ...chargesByRate(totals, words),
    xml('ram:SpecifiedTradePaymentTerms', [xml('ram:Description', [terms, more].filter(Boolean).join(' '))]),
    summation(totals),
    preceding(note),
  ])
}

/** A bonus has no day of supply but the year of its supplies (BG-14). */
const period = (from: string, until: string): Xml =>
  xml('ram:BillingSpecifiedPeriod', [
    xml('ram:StartDateTime', [dateTime(from)]),
    xml('ram:EndDateTime', [dateTime(until)]),
  ])

const preceding = ({ corrects }: CreditNote): Xml | undefined =>
  corrects
    ? xml('ram:InvoiceReferencedDocument', [
        xml('ram:IssuerAssignedID', corrects.number),
        xml('ram:FormattedIssueDateTime', [
          xml('qdt:DateTimeString', corrects.issuedOn.replaceAll('-', ''), { format: '102' }),
        ]),
      ])
    : undefined
