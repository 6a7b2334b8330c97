import { createHash } from 'node:crypto'
import { plainIban } from '@fairfloor/domain/iban'
import { type Cents, cents } from '@fairfloor/domain/money'
import type { LeftOutReason } from '@fairfloor/domain/payments/received/states'
import { allAt, type Element, textAt } from './xml-tree.ts'

/** A sum that has reached our account. */
export type ReadEntry = {
  /** The same in every file that has it. */
  readonly key: string
  /** Whether the key is the bank's reference. */
  readonly hasReference: boolean
  readonly bookedOn: string
  readonly amount: Cents
  readonly payer: string
  readonly payerIban: string | null
  readonly text: string
  readonly endToEnd: string | null
}

/** An entry that is not to be booked, as the file names it. */
export type LeftOut = {
  readonly why: LeftOutReason
  readonly bookedOn: string | null
  readonly amount: string
  readonly text: string
}

const MOST_TEXT = 1000

/** What an entry says, or why it is not a single incoming sum in euros. */
export function entryOf(entry: Element, account: string): ReadEntry | LeftOut {
  const amountText = textAt(entry, 'Amt') ?? ''
  const currency = allAt(entry, 'Amt')[0]?.currency ?? ''
  const bookedOn = dayOf(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'))
  const details = allAt(entry, 'NtryDtls/TxDtls')
  const detail = details[0] ?? entry
  const text = textOf(entry, detail)
  const amount = centsOf(amountText)
  const why = whyNot(entry, { details: details.length, currency, amount, bookedOn })
  const shown = `${amountText} ${currency}`.trim().slice(0, 40)
  if (why !== null || amount === null || bookedOn === null)
    return { why: why ?? 'amount', bookedOn, amount: shown, text: text.slice(0, 200) }
  const payerIban = textAt(detail, 'RltdPties/DbtrAcct/Id/IBAN')
  const facts = {
    bookedOn,
    amount,
    payer: (textAt(detail, ...PAYER) ?? '').slice(0, 140),
    payerIban: payerIban && plainIban(payerIban).slice(0, 34),
    text: text.slice(0, MOST_TEXT),
    endToEnd: given(textAt(detail, 'Refs/EndToEndId'))?.slice(0, 35) ?? null,
  }
  const reference = given(textAt(entry, 'AcctSvcrRef')) ?? given(textAt(detail, 'Refs/AcctSvcrRef'))
  return { ...facts, key: keyOf(account, reference, facts), hasReference: reference !== null }
}

const PAYER = ['Dbtr/Nm', 'Dbtr/Pty/Nm', 'UltmtDbtr/Nm', 'UltmtDbtr/Pty/Nm'].map(path => `RltdPties/${path}`)

type Facts = { details: number; currency: string; amount: Cents | null; bookedOn: string | null }

function whyNot(entry: Element, { details, currency, amount, bookedOn }: Facts): LeftOutReason | null {
  // Of a reversal the sign is turned: money that went back, or came back.
  if (textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1') return 'reversal'
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT') return 'debit'
  const state = textAt(entry, 'Sts/Cd', 'Sts')
  if (state !== null && state !== 'BOOK') return 'pending'
  if (details > 1 || Number(textAt(entry, 'NtryDtls/Btch/NbOfTxs') ?? 1) > 1) return 'batch'
  if (details === 0 && allAt(entry, 'NtryDtls/Btch').length > 0) return 'batch'
  if (currency !== 'EUR') return 'currency'
  if (bookedOn === null) return 'date'
  return amount === null || amount === 0 ? 'amount' : null
}

/** What the payer wrote, with references in fields of their own; else what the bank says of the entry. */
function textOf(entry: Element, detail: Element): string {
  const parts = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf']
    .flatMap(path => allAt(detail, path))
    .map(({ text }) => text)
  const said = parts.filter(part => part !== '')
  return said.length > 0 ? said.join(' ') : (textAt(detail, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf') ?? '')
}

/** Words of banks for 'none'. */
const given = (text: string | null): string | null =>
  text === null || /^(NOTPROVIDED|NONREF|NON REF|NOTAVAILABLE)$/i.test(text) ? null : text

function dayOf(text: string | null): string | null {
  const day = text === null ? undefined : /^(\d{4}-\d{2}-\d{2})(?:T|Z|[+-]|$)/.exec(text)?.[1]
  if (day === undefined) return null
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day
}

/** Exactly, by its digits; null for more than two decimals that are not 0, or what is no number. */
function centsOf(text: string): Cents | null {
  const found = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(text)
  if (!found) return null
  return cents(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')))
}

type Known = Omit<ReadEntry, 'key' | 'hasReference'>

function keyOf(account: string, reference: string | null, known: Known): string {
  const { bookedOn, amount, payer, payerIban, text, endToEnd } = known
  if (reference !== null) return `${account}|${bookedOn}|${amount}|${reference.slice(0, 80)}`
  const facts = createHash('sha256')
    .update(JSON.stringify([payer, payerIban, text, endToEnd]))
    .digest('hex')
  return `${account}|${bookedOn}|${amount}|${facts.slice(0, 32)}`
}
