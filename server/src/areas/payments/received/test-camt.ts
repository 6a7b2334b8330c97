import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Browser } from '../../../platform/testing/app.ts'

/** The demo's seller's. */
export const OWN_IBAN = 'NL10MAAS0123456789'

export type TestEntry = {
  amount: string
  text?: string
  payer?: string
  payerIban?: string
  endToEnd?: string
  /** Null: the bank gives none. */
  reference?: string | null
  day?: string
  currency?: string
  debit?: boolean
  /** Written into the entry as it is. */
  more?: string
  /** Null: an entry without details. */
  details?: string | null
}

/**
 * Statements with the structure of three banks' samples:
 * - `volksbank` (02): VR-Bank Rottal-Inn in viafintech/camt_parser (MIT), spec/fixtures/053/valid_example.xml: state as text, names
 *   beside the party, the bank's reference at the entry, texts in several parts.
 * - `ubs` (08): UBS in the same repository, spec/fixtures/053/valid_example_v8.xml: state as code, names in `Pty`, references in the
 *   details too.
 * - `abn` (02): ABN AMRO in OCA/bank-statement-import, account_bank_statement_import_camt/test_files/test-camt053.xml: no reference
 *   of the bank, and what the payer wrote stands in `AddtlTxInf`.
 */
export type Bank = 'volksbank' | 'ubs' | 'abn'

export function camt(bank: Bank, entries: readonly TestEntry[], iban = OWN_IBAN): string {
  const version = bank === 'ubs' ? '08' : '02'
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2025-05-12T22:04:52.0+01:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>1</Id>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">23.06</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
      ${entries.map((entry, i) => entryOf(bank, entry, i)).join('\n')}
    </Stmt>
  </BkToCstmrStmt>
</Document>`
}

function entryOf(bank: Bank, entry: TestEntry, i: number): string {
  const { amount, currency = 'EUR', day = '2025-05-12', debit = false, reference = `REF${i}`, more = '' } = entry
  return `<Ntry>
    <Amt Ccy="${currency}">${amount}</Amt>
    <CdtDbtInd>${debit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    <Sts>${bank === 'ubs' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    ${bank === 'abn' || reference === null ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
    ${more}
    ${entry.details === null ? '' : `<NtryDtls>${entry.details ?? detailsOf(bank, entry)}</NtryDtls>`}
  </Ntry>`
}

export function detailsOf(
  bank: Bank,
  { text = '', payer = 'Somebody', payerIban, endToEnd = 'NOTPROVIDED' }: TestEntry,
): string {
  const name = bank === 'ubs' ? `<Pty><Nm>${payer}</Nm></Pty>` : `<Nm>${payer}</Nm>`
  const account = payerIban ? `<DbtrAcct><Id><IBAN>${payerIban}</IBAN></Id></DbtrAcct>` : ''
  const said = text.split('|').map(part => `<Ustrd>${part}</Ustrd>`)
  return `<TxDtls>
    <Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>
    <RltdPties><Dbtr>${name}</Dbtr>${account}</RltdPties>
    ${bank === 'abn' ? `<AddtlTxInf>${text}</AddtlTxInf>` : `<RmtInf>${said.join('')}</RmtInf>`}
  </TxDtls>`
}

/** Uploads a statement at the desk. @param again place of an entry that is taken although it is known */
export async function upload(browser: Browser, content: string | Buffer, name = 'statement.xml', again?: number) {
  const form = new FormData()
  if (again !== undefined) form.set('again', String(again))
  form.set('file', new Blob([content]), name)
  const { body, headers } = new Response(form)
  return browser.call({
    method: 'POST',
    url: '/api/admin/bank-files',
    payload: await buffer(Readable.fromWeb(body as never)),
    headers: { 'content-type': headers.get('content-type')! },
  })
}
