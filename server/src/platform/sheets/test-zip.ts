import { deflateRawSync } from 'node:zlib'

/** A part's compressed content and its unpacked size. */
export function packed(content: string | Buffer): [Buffer, number] {
  return [deflateRawSync(content), Buffer.from(content).length]
}

type Entry = { readonly name: string; readonly content: Buffer; readonly claimed: number; readonly flags?: number }

/** A ZIP file with a workbook part and another one, with any claimed unpacked size. */
export const zip = (name: string, content: Buffer, claimed: number, isWorkbook = true): Buffer =>
  zipOf([
    ...(isWorkbook ? [{ name: 'xl/workbook.xml', content: deflateRawSync('<workbook/>'), claimed: 11 }] : []),
    { name, content, claimed },
  ])

/** A ZIP file of parts that are compressed already. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const label = Buffer.from(entry.name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(entry.flags ?? 0, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(entry.content.length, 18)
    local.writeUInt32LE(entry.claimed, 22)
    local.writeUInt16LE(label.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(entry.flags ?? 0, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(entry.content.length, 20)
    central.writeUInt32LE(entry.claimed, 24)
    central.writeUInt16LE(label.length, 28)
    central.writeUInt32LE(at, 42)
    locals.push(local, label, entry.content)
    directory.push(central, label)
    at += 30 + label.length + entry.content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...directory, end])
}
