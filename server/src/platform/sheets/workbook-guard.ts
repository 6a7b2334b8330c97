import { constants, inflateRawSync } from 'node:zlib'
import { NoWorkbook, UnreadableFile } from './source.ts'

type Part = { name: string; method: number; packed: number; unpacked: number; at: number }

const MB = 1_000_000
const MOST_PARTS = 5000
const MOST_UNPACKED = 1000 * MB
/** Parts other than sheets are held in memory. */
const MOST_HELD = 100 * MB
/** Large sheets shrink to a tenth, sparse ones to a hundredth; anything beyond is a ZIP bomb. */
const BOMB_RATIO = 200
const BOMB_SIZE = 100 * MB
const HEAD = 4096

/**
 * Checks a workbook before unpacking it (ZIP as in APPNOTE 6.3, its central directory). Refuses what would not fit into
 * memory, and XML with a document type, which no spreadsheet writes and which can include other files. Replaces
 * backslashes, which some programs write in names.
 * @throws UnreadableFile
 */
export function guardWorkbook(bytes: Buffer): void {
  const parts = partsOf(bytes)
  if (!parts.some(part => /(^|\/)workbook\.xml$/i.test(part.name))) throw new NoWorkbook(otherText(bytes, parts))
  const total = parts.reduce((sum, part) => sum + part.unpacked, 0)
  if (total > MOST_UNPACKED) throw bomb()
  for (const part of parts) {
    const isSheet = part.name.includes('worksheets/')
    if (part.unpacked === 0 && part.packed > 2) throw broken()
    if (!isSheet && part.unpacked > MOST_HELD) throw bomb()
    if (part.unpacked > BOMB_SIZE && part.unpacked > part.packed * BOMB_RATIO) throw bomb()
    if (/\.(xml|rels)$/i.test(part.name) && hasDocumentType(bytes, part))
      throw new UnreadableFile(`The workbook is refused: its part ${part.name} has a document type (DTD).`)
  }
}

/** Workbooks of other programs are common, so the message names them. */
function otherText(bytes: Buffer, parts: readonly Part[]): string {
  const isBinary = parts.some(part => /(^|\/)workbook\.bin$/i.test(part.name))
  const isOpenDocument = bytes.subarray(0, HEAD).includes('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')
  if (!isBinary && !isOpenDocument) return 'This is a ZIP file, but no Excel workbook.'
  return `This is an ${isBinary ? '.xlsb' : '.ods'} workbook. Save it as .xlsx or CSV.`
}

const bomb = () =>
  new UnreadableFile('The workbook is refused: it would unpack to far more than its size (a ZIP bomb).')
const broken = () => new UnreadableFile('The workbook is broken: its ZIP directory cannot be read.')

function partsOf(bytes: Buffer): Part[] {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > MOST_PARTS) throw bomb()
  const parts: Part[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken()
    if (bytes.readUInt16LE(at + 8) & 1) throw new UnreadableFile('The workbook is protected by a password.')
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    straighten(bytes, at + 46, nameLength)
    if (local + 30 > bytes.length) throw broken()
    const localNameLength = bytes.readUInt16LE(local + 26)
    straighten(bytes, local + 30, localNameLength)
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      // Readers trust either header, so the larger size counts.
      unpacked: Math.max(bytes.readUInt32LE(at + 24), bytes.readUInt32LE(local + 22)),
      at: local + 30 + localNameLength + bytes.readUInt16LE(local + 28),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function straighten(bytes: Buffer, at: number, length: number): void {
  for (let i = at; i < Math.min(at + length, bytes.length); i++) if (bytes[i] === 0x5c) bytes[i] = 0x2f
}

function hasDocumentType(bytes: Buffer, { method, packed, at }: Part): boolean {
  const start = bytes.subarray(at, at + Math.min(packed, HEAD))
  // A document type can only stand at the beginning. Zeros are removed so that UTF-16 is seen as well.
  const head = (method === 8 ? inflatedHead(start) : start).toString('latin1').replaceAll('\0', '')
  return head.includes('<!DOCTYPE') || head.includes('<!ENTITY')
}

function inflatedHead(packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}
