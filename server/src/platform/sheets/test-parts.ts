import { packed, zipOf } from './test-zip.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const STRICT = 'http://purl.oclc.org/ooxml'

type Sheet = {
  /** What its part holds in `worksheet`. */
  readonly xml: string
  readonly name?: string
  readonly state?: 'hidden' | 'veryHidden'
}

type Book = {
  /** Shared texts: what each holds in `si`. */
  readonly texts?: readonly string[]
  /** Codes of number formats: the style 1 has the first. */
  readonly formats?: readonly string[]
  /** ISO 29500 strict, which has other namespaces. */
  readonly isStrict?: boolean
  /** As in books that began on a Macintosh. */
  readonly countsFrom1904?: boolean
  /** What stands before the sheets in `workbook`. */
  readonly before?: string
  /** How parts are named in their relations. */
  readonly target?: (name: string) => string
  /** Replaces or adds parts by their names. */
  readonly parts?: Readonly<Record<string, string | Buffer>>
}

/** A workbook whose parts are written by hand, as no one program would write all of them. */
export function bookOf(sheets: readonly Sheet[], book: Book = {}): Buffer {
  const { texts, formats, isStrict = false, countsFrom1904 = false, before = '', target = name => name } = book
  const main = isStrict ? `${STRICT}/spreadsheetml/main` : MAIN
  const relations = isStrict ? `${STRICT}/officeDocument/relationships` : RELATIONS
  const related = (all: readonly [kind: string, name: string][]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all
      .map(([kind, name], i) => `<Relationship Id="rId${i + 1}" Type="${relations}/${kind}" Target="${name}"/>`)
      .join('')}</Relationships>`
  const nameOf = ({ name, state }: Sheet, i: number) =>
    `<sheet name="${name ?? `Sheet${i + 1}`}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`
  const own: Record<string, string | Buffer> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${countsFrom1904 ? ' date1904="1"' : ''}/>${before}<sheets>${sheets.map(nameOf).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related([
      ...sheets.map((_, i): [string, string] => ['worksheet', target(`worksheets/sheet${i + 1}.xml`)]),
      ...(texts ? [['sharedStrings', target('sharedStrings.xml')] as [string, string]] : []),
      ...(formats ? [['styles', target('styles.xml')] as [string, string]] : []),
    ]),
    ...Object.fromEntries(
      sheets.map(({ xml }, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet xmlns="${main}" xmlns:r="${relations}">${xml}</worksheet>`,
      ]),
    ),
    ...(texts && {
      'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map(text => `<si>${text}</si>`).join('')}</sst>`,
    }),
    ...(formats && { 'xl/styles.xml': stylesOf(main, formats) }),
    ...book.parts,
  }
  return zipOf(
    Object.entries(own).map(([name, text]) => {
      const content = typeof text === 'string' ? `<?xml version="1.0" encoding="UTF-8"?>\n${text}` : text
      const [bytes, claimed] = packed(content)
      return { name, content: bytes, claimed }
    }),
  )
}

const stylesOf = (main: string, formats: readonly string[]) =>
  `<styleSheet xmlns="${main}"><numFmts>${formats
    .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, i) => `<xf numFmtId="${164 + i}" applyNumberFormat="1"/>`)
    .join('')}</cellXfs></styleSheet>`

/** A cell with a text in it; its place may be left out. */
export const inline = (text: string, at = ''): string =>
  `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`

/** Rows of cells without places. */
export const data = (...rows: readonly (readonly string[])[]): string =>
  `<sheetData>${rows.map(cells => `<row>${cells.join('')}</row>`).join('')}</sheetData>`
