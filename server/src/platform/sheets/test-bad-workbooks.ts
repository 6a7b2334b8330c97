import { crc32, deflateSync } from 'node:zlib'
import { isLongRun, randomFor } from '../testing/run.ts'
import { bookOf, data, inline } from './test-parts.ts'
import { packed, zip, zipOf } from './test-zip.ts'

/** A file that is called a workbook, and the words with which it is refused. */
type Bad = { readonly what: string; readonly bytes: Buffer; readonly says: RegExp }

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENTITIES = `<!DOCTYPE bomb [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "&a${i};&a${i};">`).join('')}]>`
const list = { xml: data([inline('SKU'), inline('Reference')], [inline('N-1'), inline('R-1')]) }
const whole = bookOf([list])

/** A picture of one pixel. */
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', Buffer.from('0000000100000001080000000000', 'hex').subarray(0, 13)),
  chunk('IDAT', deflateSync(Buffer.alloc(2))),
  chunk('IEND', Buffer.alloc(0)),
])

export const protectedWorkbooks: readonly Bad[] = [
  {
    what: 'a package that a password opens',
    bytes: Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(3000)]),
    says: /password/,
  },
  {
    what: 'parts that a password opens',
    bytes: zipOf([{ name: 'xl/workbook.xml', ...part('<workbook/>'), flags: 1 }]),
    says: /password/,
  },
]

export const hostileWorkbooks: readonly Bad[] = [
  {
    what: 'entities that double thirty times, in a sheet',
    bytes: bookOf([list], { parts: { 'xl/worksheets/sheet1.xml': `${ENTITIES}<worksheet>&a30;</worksheet>` } }),
    says: /document type/,
  },
  {
    what: 'entities that double thirty times, in its shared texts',
    bytes: bookOf([list], { parts: { 'xl/sharedStrings.xml': `${ENTITIES}<sst><si><t>&a30;</t></si></sst>` } }),
    says: /document type/,
  },
  {
    what: 'an entity that is another file',
    bytes: bookOf([list], {
      parts: { 'xl/styles.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><styleSheet>&b;</styleSheet>' },
    }),
    says: /document type/,
  },
  {
    what: 'a document type in its relations',
    bytes: bookOf([list], {
      parts: { 'xl/_rels/workbook.xml.rels': '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd"><a/>' },
    }),
    says: /document type/,
  },
  {
    what: 'shared texts of a gigabyte',
    bytes: zip('xl/sharedStrings.xml', packed('<sst>')[0], 2 ** 30),
    says: /ZIP bomb/,
  },
  {
    what: 'a text longer than a cell can hold in each cell',
    bytes: bookOf([{ xml: data([inline('SKU'), inline('Reference')], Array(200).fill('<c t="s"><v>0</v></c>')) }], {
      texts: [`<t>${'x'.repeat(50_000)}</t>`],
    }),
    says: /longer than a cell/,
  },
  { what: 'half a file', bytes: whole.subarray(0, whole.length / 2), says: /cannot be read/ },
  { what: 'a damaged part', bytes: damaged('[Content_Types].xml'), says: /cannot be read/ },
  { what: 'a damaged sheet', bytes: damaged('xl/worksheets/sheet1.xml'), says: /cannot be read/ },
]

export const misnamedWorkbooks: readonly Bad[] = [
  {
    what: 'a workbook from before 2007',
    bytes: Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('Workbook', 'utf16le'), Buffer.alloc(3000)]),
    says: /Excel 97 to 2003/,
  },
  { what: 'a picture', bytes: png, says: /neither a table nor JSON/ },
  {
    what: 'a letter',
    bytes: zip('word/document.xml', ...packed('<w:document/>'), false),
    says: /no Excel workbook/,
  },
  { what: 'SYLK', bytes: Buffer.from('ID;PWXL;N;E\r\nC;Y1;X1;K"SKU"\r\nE\r\n'), says: /SYLK/ },
  {
    what: 'the XML of Excel 2003',
    bytes: Buffer.from(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    ),
    says: /XML or HTML/,
  },
  { what: 'a page', bytes: Buffer.from('<html><table><tr><td>SKU</td></tr></table></html>'), says: /XML or HTML/ },
]

/** Those that an upload is tried with. The test beside the reader has all; each of them costs an upload a process. */
export const someOf = (bad: readonly Bad[]): readonly Bad[] => (isLongRun ? bad : randomFor('workbooks').some(bad, 2))

/** A workbook in which one part was overwritten. */
function damaged(name: string): Buffer {
  const from = whole.indexOf(name) + name.length
  return Buffer.from(whole).fill(0xff, from + 10, from + 30)
}

function part(text: string) {
  const [content, claimed] = packed(text)
  return { content, claimed }
}

/** A chunk of a PNG (ISO 15948, 5.3). */
function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
