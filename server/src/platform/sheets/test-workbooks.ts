import { bookOf, data, inline } from './test-parts.ts'

/** A workbook, its columns and its rows: what a person sees in it. */
type Good = { readonly what: string; readonly bytes: Buffer; readonly rows: readonly (readonly unknown[])[] }

const shared = (i: number, at = '') => `<c${at && ` r="${at}"`} t="s"><v>${i}</v></c>`
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const said = (type: 'e' | 'str' | 'b', value: string, formula = '') => `<c t="${type}">${formula}<v>${value}</v></c>`
const names = [inline('name'), inline('price')]
const whey = [inline('Whey'), number(9.99)]
const list = { xml: data(names, whey) }
const plain = [
  ['name', 'price'],
  ['Whey', 9.99],
]

/** Workbooks as programs write them, each with something that readers have stumbled over. */
export const goodWorkbooks: readonly Good[] = [
  { what: 'cells and rows without places, and no shared texts', bytes: bookOf([list]), rows: plain },
  { what: 'the namespaces of ISO 29500 strict', bytes: bookOf([list], { isStrict: true }), rows: plain },
  {
    what: 'relations with absolute paths',
    bytes: bookOf([list], { target: name => `/xl/${name}` }),
    rows: plain,
  },
  {
    what: 'names of parts with backslashes',
    bytes: backslashed(bookOf([list])),
    rows: plain,
  },
  {
    what: 'shared texts in pieces, with readings, entities, blanks and characters beyond the first plane',
    bytes: bookOf([{ xml: data([shared(0), shared(1)], [shared(2), shared(3)]), name: 'Τιμές &amp; 💪' }], {
      texts: [
        '<r><t>na</t></r><r><rPr><b/></rPr><t>me</t></r>',
        '<t>text</t>',
        '<t>価格</t><rPh sb="0" eb="2"><t>カカク</t></rPh>',
        '<t xml:space="preserve"> a &lt;b&gt; &amp; &#x1D11E;💪 </t>',
      ],
    }),
    rows: [
      ['name', 'text'],
      ['価格', ' a <b> & 𝄞💪 '],
    ],
  },
  {
    what: 'gaps between cells and rows',
    bytes: bookOf([
      {
        xml: `<sheetData><row r="2">${inline('name', 'B2')}${inline('price', 'D2')}</row><row r="5"/><row r="9">${inline('Bar', 'B9')}${inline('cheap', 'D9')}</row></sheetData>`,
      },
    ]),
    rows: [
      ['Column 1', 'name', 'Column 3', 'price'],
      [null, 'Bar', null, 'cheap'],
    ],
  },
  {
    what: 'days, times and numbers under formats in several languages',
    bytes: bookOf(
      [
        {
          xml: data(
            ['day', 'moment', 'percent', 'weight', 'hours'].map(name => inline(name)),
            [number(45_808, 1), number(45_808.5, 2), number(0.19, 3), number(0.5, 4), number('1.5E2')],
          ),
        },
      ],
      { formats: ['d. mmmm yyyy', '[$-419]d mmmm yyyy h:mm', '0%', '0.0&quot; kg&quot;'] },
    ),
    rows: [
      ['day', 'moment', 'percent', 'weight', 'hours'],
      ['2025-05-31', '2025-05-31T12:00:00.000Z', 0.19, 0.5, 150],
    ],
  },
  {
    what: 'days counted from 1904',
    bytes: bookOf([{ xml: data([inline('day')], [number(44_346, 1)]) }], {
      countsFrom1904: true,
      formats: ['yyyy-mm-dd'],
    }),
    rows: [['day'], ['2025-05-31']],
  },
  {
    what: 'formulas with their results, errors, and one formula for many cells',
    bytes: bookOf([
      {
        xml: data(
          [inline('sum'), inline('text'), inline('error'), inline('yes')],
          [
            `<c><f t="shared" ref="A2:A3" si="0">1+1</f><v>2</v></c>`,
            said('str', 'a"b', '<f>"a""b"</f>'),
            said('e', '#DIV/0!', '<f>1/0</f>'),
            said('b', '1'),
          ],
          ['<c><f t="shared" si="0"/><v>3</v></c>', said('str', '', '<f>""</f>'), said('e', '#N/A'), said('b', '0')],
        ),
      },
    ]),
    rows: [
      ['sum', 'text', 'error', 'yes'],
      [2, 'a"b', '#DIV/0!', true],
      [3, '', '#N/A', false],
    ],
  },
  {
    what: 'macros, and cells that are one',
    bytes: bookOf(
      [
        {
          xml: `${data(names, whey)}<mergeCells count="1"><mergeCell ref="A2:A9"/></mergeCells><legacyDrawing r:id="rId9"/>`,
        },
      ],
      { parts: { 'xl/vbaProject.bin': Buffer.from('d0cf11e0a1b11ae1', 'hex') } },
    ),
    rows: plain,
  },
  {
    what: 'a first sheet without rows, which is hidden',
    bytes: bookOf([{ xml: '<sheetData/>', state: 'veryHidden' }, list]),
    rows: plain,
  },
  {
    what: 'sheets that are protected against changes alone',
    bytes: bookOf([{ xml: `${data(names, whey)}<sheetProtection password="CC1A" sheet="1"/>` }], {
      before: '<workbookProtection lockStructure="1"/>',
    }),
    rows: plain,
  },
  {
    what: 'the longest text that a cell can hold',
    bytes: bookOf([{ xml: data([inline('name')], [inline('x'.repeat(32_767))]) }]),
    rows: [['name'], ['x'.repeat(32_767)]],
  },
]

function backslashed(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('xl/worksheets/', 'xl\\worksheets\\'), 'latin1')
}
