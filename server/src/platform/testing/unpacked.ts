/** The stored (uncompressed) files of a ZIP, from its central directory. */
export function unpacked(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ]
    const local = zip.readUInt32LE(at + 42)
    const content = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    found.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.toString('utf8', content, content + size))
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
  return found
}
