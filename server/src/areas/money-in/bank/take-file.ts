import { createHash } from 'node:crypto'
import type { Answer, UploadedFile } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { uploadBankFile } from '@fairfloor/domain/money-in/contract'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { bankFiles } from '../tables.ts'
import type { Statement } from './read-camt.ts'

type Taking = { readonly file: UploadedFile; readonly iban: string; readonly userId: number; readonly now: Date }

const MOST_NAME = 200

/**
 * Keeps the entries of a statement that no file has brought before. Two uploads of one entry at once keep it once: the
 * second waits for the first and finds it.
 */
export async function takeFile(
  tx: Db,
  { entries, leftOut }: Statement,
  { file, iban, userId, now }: Taking,
): Promise<Answer<typeof uploadBankFile>> {
  const name = file.filename.slice(0, MOST_NAME) || 'camt.053'
  const fileId = await keepFile(tx, {
    sha256: createHash('sha256').update(file.content).digest('hex'),
    name,
    iban,
    importedAt: now,
    importedBy: userId,
    entries: entries.length,
    sum: entries.reduce((sum, { amount }) => sum + amount, 0),
  })
  // In one order, so that two files with the same entries never wait for each other.
  const taken = await rows<{ amount: number }>(
    tx,
    sql`
      insert into bank_entries (file_id, entry_key, booked_on, amount, payer, payer_iban, text, end_to_end)
      select ${fileId}::int, e.key, e."bookedOn", e.amount, e.payer, e."payerIban", e.text, e."endToEnd"
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(key text, "bookedOn" date, amount bigint, payer text, "payerIban" text, text text, "endToEnd" text)
      order by e.key
      on conflict (entry_key) do nothing
      returning amount::float8 as amount`,
  )
  return {
    name,
    taken: taken.length,
    sum: euros(cents(taken.reduce((sum, { amount }) => sum + amount, 0))),
    known: entries.length - taken.length,
    left_out: leftOut.map(({ why, bookedOn, amount, text }) => ({ why, booked_on: bookedOn, amount, text })),
  }
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
