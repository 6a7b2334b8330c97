import { extraLines } from '@fairfloor/domain/extras'
import { type Language, languageOfCountry } from '@fairfloor/domain/language'
import { type ReturnReason, returnReasons } from '@fairfloor/domain/shipping/return-reasons'
import type { CreditNote, CreditNoteLine } from './credit.ts'
import { nameOf } from './factur-x.ts'
import { showRate } from './show.ts'
import { documentWords, type Words } from './texts.ts'

/** The buyer's language, as that of the invoice it corrects. */
export const creditLanguage = ({ invoiceAddress }: CreditNote): Language =>
  languageOfCountry(invoiceAddress.country) ?? 'en'

export const creditWords = (note: CreditNote): Words => documentWords(creditLanguage(note))

/** Why it was issued, in a sentence, in its own language or another; what the operator typed is taken as it is. */
export function creditReason(note: CreditNote, language = creditLanguage(note)): string {
  const { kind, reason } = note.credit
  const { reasons, complaints } = documentWords(language).credit
  if (kind === 'bonus') return reasons.bonus(String(note.bonusYear))
  if (kind === 'return') return isReturnReason(reason) ? reasons.return(reasons[reason]) : reason
  if (kind === 'complaint')
    return reason in complaints ? reasons.complaint(complaints[reason as keyof typeof complaints]) : reason
  return reasons[kind](reason)
}

const isReturnReason = (reason: string): reason is ReturnReason => (returnReasons as readonly string[]).includes(reason)

/** What becomes of the money, and of what is left of it. */
export function creditTerms(note: CreditNote, language = creditLanguage(note)): { terms: string; more: string } {
  const { terms, rest } = documentWords(language).credit
  if (!note.corrects) return { terms: terms.next, more: '' }
  const { number } = note.corrects
  const { paymentMethod, paidBy = 'card' } = note.order ?? {}
  if (paymentMethod === 'card' && paidBy !== 'others')
    return { terms: terms.card(number), more: paidBy === 'card' ? '' : rest }
  return { terms: terms.against(number), more: rest }
}

/** Goods by their names, a sum by its rate. */
export function nameOfCredit(line: CreditNoteLine, note: CreditNote): string {
  if (line.goods) return nameOf(line.goods)
  const { sum, bonus, none } = creditWords(note).credit
  const rate = line.category === 'E' ? none : showRate(line.vatRate)
  return note.bonusYear === null ? sum(rate) : bonus(String(note.bonusYear), rate)
}

/** What the customer wrote on a line of goods. */
export const notesOfCredit = ({ goods }: CreditNoteLine, note: CreditNote): string[] =>
  extraLines(goods?.extras, 'invoice', creditLanguage(note))
