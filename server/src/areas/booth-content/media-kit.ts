import { Readable } from 'node:stream'
import { makeZip, predictLength } from 'client-zip'
import type { Files } from '../../platform/files.ts'

export type KitFile = { readonly name: string; readonly file: string; readonly size: number }

/**
 * A ZIP of files from the store, streamed while it is built: one file is open at a time and never whole in memory.
 * Media are compressed already, so they are stored as they are, which also makes the length known in advance.
 */
export function makeKit(
  files: Pick<Files, 'stream'>,
  kit: readonly KitFile[],
  at: Date,
): { length: number; body: Readable } {
  const named = kit.map(({ name, file, size }) => ({ name: entryName(name), file, size, lastModified: at }))
  async function* entries() {
    for (const { file, ...meta } of named) {
      const found = await files.stream(file)
      if (!found) throw new Error(`The file store has no ${file}`)
      yield { ...meta, input: found.body as AsyncIterable<Buffer<ArrayBuffer>> }
    }
  }
  const length = Number(predictLength(named.map(({ name, size }) => ({ name, size }))))
  return { length, body: Readable.fromWeb(makeZip(entries()) as never) }
}

/** A file name that every system can unpack and that stays inside the folder. */
const entryName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '')
