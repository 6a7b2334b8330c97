import { plainIban } from '@fairfloor/domain/iban'
import type { Cents } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/payments/received/refusals'
import { entryOf, type LeftOut, type ReadEntry } from './entry.ts'
import { readXml, textAt } from './xml-tree.ts'

const CAMT = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(\d{2})$/
/** Their entries differ in where names and states stand, which is read either way. */
const VERSIONS: readonly string[] = ['02', '03', '04', '05', '06', '07', '08']

export type Statement = {
  readonly entries: readonly ReadEntry[]
  /** What is not to be booked, and why. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * The incoming sums of our account in a bank's statement (ISO 20022 CAMT.053).
 * @param iban our account; entries of another one are left out
 * @throws Refusal bank_file_unreadable, bank_file_unknown, bank_file_other_account if nothing of it is of our account
 */
export async function readCamt(content: Uint8Array, iban: string): Promise<Statement> {
  const own = plainIban(iban)
  const entries: ReadEntry[] = []
  const leftOut: LeftOut[] = []
  const accounts = new Set<string>()
  let account = ''
  await readXml(content, {
    onRoot(name, namespace) {
      const version = CAMT.exec(namespace)?.[1]
      if (name === 'Document' && version !== undefined && VERSIONS.includes(version)) return
      throw refuse('bank_file_unknown', { format: (namespace || name).slice(0, 80) })
    },
    names: ['Acct', 'Ntry'],
    onElement(element) {
      if (element.name === 'Acct') {
        account = plainIban(textAt(element, 'Id/IBAN', 'Id/Othr/Id') ?? '')
        accounts.add(account)
        return
      }
      const read = entryOf(element, account)
      if ('why' in read) leftOut.push(read)
      else if (account !== own) leftOut.push({ ...shownOf(read), why: 'account' })
      else entries.push(read)
    },
  })
  if (accounts.size === 0) throw refuse('bank_file_unreadable')
  if (!accounts.has(own)) throw refuse('bank_file_other_account', { iban: [...accounts][0]!.slice(0, 40) || '–' })
  return { entries: numbered(entries), leftOut }
}

const shownOf = ({ bookedOn, amount, text }: ReadEntry) => ({
  bookedOn,
  amount: inEuros(amount),
  text,
})

/** As a bank writes it. */
export const inEuros = (amount: Cents): string => `${(amount / 100).toFixed(2)} EUR`

/**
 * Entries of one day that are alike are counted in the order of the file: the bank's reference may be of a whole bundle. An
 * entry with a reference that stands twice in a file, with the same payer and text, is one.
 */
function numbered(entries: readonly ReadEntry[]): ReadEntry[] {
  const seen = new Map<string, string[]>()
  return entries.map(entry => {
    const { key, payer, payerIban, text, endToEnd } = entry
    const facts = JSON.stringify([payer, payerIban, text, endToEnd])
    const alike = seen.get(key) ?? []
    const before = entry.hasReference ? alike.indexOf(facts) : -1
    const nth = before === -1 ? alike.push(facts) : before + 1
    seen.set(key, alike)
    return nth === 1 ? entry : { ...entry, key: `${key}#${nth}` }
  })
}
