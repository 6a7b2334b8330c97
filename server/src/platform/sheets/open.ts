import { stat } from 'node:fs/promises'
import { openCsv } from './csv.ts'
import { openJson, openJsonLines } from './json.ts'
import { NoWorkbook, type Source, type SourceOptions, UnreadableFile } from './source.ts'
import { decoderOf, encodingOf, headOf, openText } from './text.ts'

/**
 * Opens a table or a list of items. The format is detected from the content, never from the name.
 * @throws UnreadableFile with a text for the user
 */
export async function openSource(path: string, options: SourceOptions = {}): Promise<Source> {
  const info = await stat(path).catch(() => undefined)
  if (info?.isDirectory()) throw new UnreadableFile(`${path} is a folder. Name a file in it.`)
  if (!info?.isFile()) throw new UnreadableFile(`There is no file ${path}.`)
  if (info.size === 0) throw new UnreadableFile('The file is empty.')
  const head = await headOf(path)
  if (head.subarray(0, 4).equals(ZIP)) {
    // Loaded with the first workbook: its reader has a hundred modules.
    const { openXlsx } = await import('./xlsx.ts')
    return openXlsx(path, info.size, options)
  }
  if (head.subarray(0, 8).equals(OLE)) throw refusedOle(head)
  const encoding = options.encoding ?? (await encodingOf(path, head))
  const start = decoderOf(encoding).decode(head).trimStart()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of them, pictures and programs do
  if (/[\u0000-\u0008\u000e-\u001f]/.test(start)) throw new UnreadableFile('This is neither a table nor JSON.')
  if (start.startsWith('<')) throw new UnreadableFile('This is XML or HTML. Save it as XLSX or CSV.')
  if (start.startsWith('%PDF-')) throw new UnreadableFile('This is a PDF. Save its table as XLSX or CSV.')
  if (start.startsWith('ID;')) throw new UnreadableFile('This is a SYLK file. Save it as XLSX or CSV.')
  const text = openText(path, info.size, encoding)
  if (!/^[[{]/.test(start)) return openCsv(text, encoding, start, options)
  return areLines(start) && !options.items ? openJsonLines(text, encoding) : openJson(text, encoding, options)
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Password-protected workbooks and those from before 2007 are both OLE files; a protected one contains its package. */
const refusedOle = (head: Buffer): UnreadableFile =>
  head.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? new UnreadableFile('The workbook is protected by a password. Take the password off and save it again.')
    : new NoWorkbook(
        'This is a workbook of Excel 97 to 2003, or one with a password. Save it as XLSX without a password.',
      )

/** Whether each line is an item: the first line is a complete object, and the next begins one too. */
function areLines(start: string): boolean {
  const [line = '', ...rest] = start.split(/\r?\n/)
  try {
    const item: unknown = JSON.parse(line)
    const next = rest.join('\n').trimStart()
    if (Array.isArray(item) || !item || (next !== '' && !next.startsWith('{'))) return false
    return next !== '' || Object.values(item).some(value => value === null || typeof value !== 'object')
  } catch {
    return false
  }
}
