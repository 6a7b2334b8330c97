import { createHash } from 'node:crypto'
import type { Answer, UploadedFile } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { uploadBankFile } from '@fairfloor/domain/payments/received/bank-contract'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { bankFiles } from '../bank-tables.ts'
import type { ReadEntry } from './entry.ts'
import { inEuros, type Statement } from './read-camt.ts'

type Taking = {
  readonly file: UploadedFile
  readonly again?: number | undefined
  readonly iban: string
  readonly userId: number
  readonly now: Date
}

const MOST_NAME = 200

/**
 * Keeps the entries of a statement that no file has brought before. Two uploads of one entry at once keep it once: the
 * second waits for the first and finds it. What looks like a known one is left out by name, and taken where somebody says
 * that it is another: its file and place are its key then.
 * @param again place in the file, from 1, of an entry to take although it is known
 */
export async function takeFile(
  tx: Db,
  { entries, leftOut }: Statement,
  { file, again, iban, userId, now }: Taking,
): Promise<Answer<typeof uploadBankFile>> {
  const name = file.filename.slice(0, MOST_NAME) || 'camt.053'
  const sha256 = createHash('sha256').update(file.content).digest('hex')
  const fileId = await keepFile(tx, {
    sha256,
    name,
    iban,
    importedAt: now,
    importedBy: userId,
    entries: entries.length,
    sum: entries.reduce((sum, { amount }) => sum + amount, 0),
  })
  const byHand = entries.map(({ key }, i) => `${key}|${sha256.slice(0, 16)}|${i + 1}`)
  const taken = await keepNew(tx, fileId, entries)
  const isNew = isFirstOf(new Set(taken.map(({ key }) => key)))
  const known = entries.map((entry, i) => ({ entry, i })).filter(({ entry: { key } }) => !isNew(key))
  const wanted = known.filter(({ i }) => i + 1 === again).map(({ entry, i }) => ({ ...entry, key: byHand[i]! }))
  const takenByHand = await keepNew(tx, fileId, wanted)
  const before = await knownBy(tx, [...known.map(({ entry: { key } }) => key), ...known.map(({ i }) => byHand[i]!)])
  const all = [...taken, ...takenByHand]
  return {
    name,
    taken: all.length,
    sum: euros(cents(all.reduce((sum, { amount }) => sum + amount, 0))),
    known: known.length - takenByHand.length,
    left_out: [
      ...leftOut.map(({ why, bookedOn, amount, text }) => ({
        ...{ why, booked_on: bookedOn, amount, text },
        ...{ known_from: null, again: null },
      })),
      ...known
        .filter(({ i }) => !takenByHand.some(({ key }) => key === byHand[i]))
        .map(({ entry: { key, bookedOn, amount, payer, text }, i }) => ({
          why: 'known' as const,
          booked_on: bookedOn,
          amount: inEuros(cents(amount)),
          text: [payer, text].filter(Boolean).join(' · '),
          known_from: before.get(key) ?? name,
          again: before.has(byHand[i]!) ? null : i + 1,
        })),
    ],
  }
}

/** Tells of keys that were kept just now whether an entry is the one that was: the first with its key. */
function isFirstOf(keys: Set<string>): (key: string) => boolean {
  return key => keys.delete(key)
}

const keepNew = async (tx: Db, fileId: number, entries: readonly ReadEntry[]) =>
  // In one order, so that two files with the same entries never wait for each other.
  rows<{ key: string; amount: number }>(
    tx,
    sql`
      insert into bank_entries (file_id, entry_key, booked_on, amount, payer, payer_iban, text, end_to_end)
      select ${fileId}::int, e.key, e."bookedOn", e.amount, e.payer, e."payerIban", e.text, e."endToEnd"
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(key text, "bookedOn" date, amount bigint, payer text, "payerIban" text, text text, "endToEnd" text)
      order by e.key
      on conflict (entry_key) do nothing
      returning entry_key as key, amount::float8 as amount`,
  )

/** The file that has brought each of these keys. */
async function knownBy(tx: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ key: string; name: string }>(
    tx,
    sql`
      select e.entry_key as key, f.name from bank_entries e join bank_files f on f.id = e.file_id
      where e.entry_key in (select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
  )
  return new Map(found.map(({ key, name }) => [key, name]))
}

/** The same file again is the same row. */
async function keepFile(tx: Db, file: typeof bankFiles.$inferInsert): Promise<number> {
  const [kept] = await tx
    .insert(bankFiles)
    .values(file)
    .onConflictDoUpdate({ target: bankFiles.sha256, set: { importedAt: file.importedAt } })
    .returning({ id: bankFiles.id })
  return kept!.id
}
