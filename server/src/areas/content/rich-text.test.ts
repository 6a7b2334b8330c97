import { describe, expect, test } from 'vitest'
import { guardText, readRichText } from './rich-text.ts'

const PICTURE = '/content/files/0123456789abcdef0123.webp'
const read = (text: string, problems: string[] = []) =>
  readRichText(
    text,
    url => (url === PICTURE ? { width: 800, height: 500 } : undefined),
    problem => problems.push(problem),
  )
const plain = (text: string) => ({ text, strong: false, emphasis: false, href: null })

describe('a text of the house', () => {
  test('has paragraphs with lines, headings below the page’s own, bold and italic words, links', () => {
    expect(read('# How to pay\n\nBy **bank**,\n*soon*: [see](/faq#how).\n\n#### Small')).toEqual([
      { kind: 'heading', level: 3, anchor: 'how-to-pay', runs: [plain('How to pay')] },
      {
        kind: 'paragraph',
        runs: [
          plain('By '),
          { ...plain('bank'), strong: true },
          plain(',\n'),
          { ...plain('soon'), emphasis: true },
          plain(': '),
          { ...plain('see'), href: '/faq#how' },
          plain('.'),
        ],
      },
      { kind: 'heading', level: 4, anchor: 'small', runs: [plain('Small')] },
    ])
  })

  test('has lists of two levels; what is deeper is shown at the second', () => {
    expect(read('3. one\n   - in\n     - deep\n4. two')).toEqual([
      {
        kind: 'list',
        ordered: true,
        start: 3,
        points: [
          { runs: [plain('one')], points: [{ runs: [plain('in')] }, { runs: [plain('deep')] }] },
          { runs: [plain('two')], points: [] },
        ],
      },
    ])
  })

  test('shows pictures of the store alone, with their size, between paragraphs (FF-1233)', () => {
    const problems: string[] = []
    expect(read(`See ![the hall](${PICTURE}) here ![x](https://evil.example/x.png)`, problems)).toEqual([
      { kind: 'paragraph', runs: [plain('See ')] },
      { kind: 'picture', url: PICTURE, alt: 'the hall', width: 800, height: 500 },
      { kind: 'paragraph', runs: [plain(' here ')] },
    ])
    expect(problems).toEqual(['foreign_picture'])
  })

  test('gives headings of the same words different names in the address', () => {
    const anchors = read('### Über ß?\n\n### Über ß?').map(block => block.kind === 'heading' && block.anchor)
    expect(anchors).toEqual(['uber-ss', 'uber-ss-2'])
  })

  test.each([
    '<script>alert(1)</script>',
    'a <b onclick="x()">b</b>',
    '<div>\n<img src=x onerror=alert(1)>\n</div>',
    '    code',
    '`code`',
    '> quote',
    '[a]: https://evil.example',
  ])('keeps what it does not know as typed: %s (FF-1233)', typed => {
    const blocks = read(typed)
    const words = blocks.flatMap(block => (block.kind === 'paragraph' ? block.runs : []))
    expect(words.every(({ href, strong }) => href === null && !strong)).toBe(true)
    expect(words.map(({ text }) => text).join('')).toBe(typed.trim())
  })

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](http://plain.example)',
    '[a](https://shop.example@evil.example)',
    '[a](mailto:a@b.example?subject=x)',
    '<javascript:alert(1)>',
    '[a](vbscript:x)',
  ])('keeps the words of a link that may not be followed: %s (FF-1233)', typed => {
    const problems: string[] = []
    expect(JSON.stringify(read(typed, problems))).not.toMatch(/"href":"/)
    expect(problems).toEqual(['wrong_link'])
  })

  test.each(['/faq', '#part', 'https://maas.example/x?y=1#z', 'https://bücher.example', 'mailto:a@b.example'])(
    'leads to %s',
    href => expect(JSON.stringify(read(`[a](${href})`))).toMatch(/"href":"/),
  )

  test.each([
    ['lists in lists', '- '.repeat(5000)],
    ['marks in marks', '*_'.repeat(2500)],
    ['bold in bold', '**'.repeat(2500)],
  ])('is refused with so many %s that reading it takes seconds (FF-1233)', (_, typed) => {
    expect(() => guardText(typed, 'text')).toThrow(expect.objectContaining({ code: 'text_too_intricate' }))
  })

  test('as long as may be, of any marks, is read quickly', () => {
    const started = performance.now()
    for (const typed of ['[', '![](', '<a ', '\\', '&', '`', '>', '#']) read(typed.repeat(10_000 / typed.length))
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
