import { createReadStream, type ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { TextDecoder } from 'node:util'
import { UnreadableFile } from './source.ts'

/** The first bytes of a file, enough to detect its type. */
export async function headOf(path: string, length = 65_536): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Detects the encoding of a text: by its byte order mark, by the zeros of UTF-16, as UTF-8 where the whole file is
 * valid, otherwise Windows-1252, in which every file can be read.
 */
export async function encodingOf(path: string, head: Buffer): Promise<string> {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = (from: number) => head.filter((byte, i) => i % 2 === from && byte === 0).length
  const most = head.length / 4
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > most && zeros(1) === 0) return 'utf-16be'
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) strict.decode(chunk, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

export type Text = { readonly pieces: AsyncIterable<string>; progress(): number }

/** Reads a file as text, chunk by chunk; invalid bytes become U+FFFD. @throws UnreadableFile */
export function openText(path: string, size: number, encoding: string): Text {
  const decoder = decoderOf(encoding)
  let stream: ReadStream | undefined
  async function* pieces() {
    stream = createReadStream(path)
    for await (const chunk of stream) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  return { pieces: pieces(), progress: () => (size === 0 ? 1 : (stream?.bytesRead ?? 0) / size) }
}

export function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnreadableFile(`There is no encoding ${encoding}. Usual ones are utf-8, utf-16le and windows-1252.`)
  }
}
