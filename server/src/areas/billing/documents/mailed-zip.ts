import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZIP_DAYS } from '@fairfloor/domain/billing/documents/addresses'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { scratchFolder } from '../../../platform/scratch.ts'
import { transaction } from '../../../platform/transaction.ts'
import { readersById } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { zipOf } from './zip.ts'
import { zipMail } from './zip-mail.ts'

const MAKE = 'documents-zip'
const DELETE = 'documents-zip-deletion'
const DAY_SECONDS = 24 * 60 * 60

type Asked = { readonly customerId: number; readonly userId: number; readonly numbers: readonly string[] }

/** A name that the same user gets for the same documents. */
const nameOf = (asked: Asked): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32)

export const isZipName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/** Where the file of a customer lies: others do not find it by its name. */
export const fileOf = (customerId: number, name: string): string => `documents/${customerId}/${name}.zip`

const deletion = (asked: Asked) => ({ file: fileOf(asked.customerId, nameOf(asked)) })

/** Has a ZIP made, unless it is under way or there. */
export async function askForZip({ jobs }: Pick<Platform, 'jobs'>, tx: Db, asked: Asked): Promise<void> {
  if ((await jobs.isOpen(tx, MAKE, asked)) || (await jobs.isOpen(tx, DELETE, deletion(asked)))) return
  await jobs.send(tx, MAKE, asked)
}

/** Makes the ZIPs that were asked for, mails who asked, and deletes them some days later. */
export function makeMailedZips(platform: Platform, { shop, letters }: { shop: LiveShop; letters: Letters }): void {
  const { later, jobs, files, clock, backgroundDb: db, config } = platform
  later.job<Asked>(MAKE, async asked => {
    const { customerId, userId, numbers } = asked
    const [reader] = await readersById(db, shop.current().languages, [userId])
    if (!reader || (await jobs.isOpen(db, DELETE, deletion(asked)))) return
    const folder = await scratchFolder('export')
    try {
      const path = join(folder, 'documents.zip')
      const zip = zipOf(db, customerId, numbers, { shop, at: clock() })
      await pipeline(Readable.fromWeb(zip as never), createWriteStream(path, { mode: 0o600 }))
      await files.putFile(deletion(asked).file, path, 'application/zip')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    await transaction(db, async tx => {
      if (await jobs.isOpen(tx, DELETE, deletion(asked))) return
      await jobs.send(tx, DELETE, deletion(asked), ZIP_DAYS * DAY_SECONDS)
      const content = zipMail(reader.language, { name: nameOf(asked), files: numbers.length, shop: config.publicUrl })
      await letters.write(tx, { kind: MAKE, to: reader, content })
    })
  })
  later.job<{ readonly file: string }>(DELETE, ({ file }) => files.remove(file))
}
