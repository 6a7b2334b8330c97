import { readFileSync } from 'node:fs'
import { outsideData } from './outside-data.ts'
import { trickyTexts } from './tricky-texts.ts'

/** The Big List of Naughty Strings. */
const list = outsideData('hostile-text/blns.json', 'hostile texts', '500 that others have collected')

/** Each of another kind; these reach every field of every call. */
export const ownHostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  'null',
  'true',
  '2147483648',
  '9007199254740993',
  '١٢٣',
  "' or 1=1; drop table users; --",
  '"; select pg_sleep(5)',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  '%ff%fe',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\u202e\u2066\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚',
  'ﷺ'.repeat(300),
  'x'.repeat(300),
  'x'.repeat(9000),
]

/** Texts that broke other software. @returns some of each kind, and each `every`th of the others, of which a list may be on the machine */
export function hostileTexts(every: number): string[] {
  const others = list ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  return [...new Set([...ownHostileTexts, ...[...trickyTexts, ...others].filter((_, i) => i % every === 0)])]
}

/** Enough for callers who are refused early. */
export const fewHostileTexts = ownHostileTexts.slice(0, 12)

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`

/** Replacements for a JSON value: wrong types, wrong numbers, oversized structures. */
export const hostileJson = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e309',
  '-1e309',
  '1e-400',
  '99999',
  '100000',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '1'.repeat(400),
  'NaN',
  'Infinity',
  'undefined',
  "'x'",
  '"1"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\t"',
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '{"__proto__":{"isOperator":true}}',
  '{"constructor":{"prototype":{"isOperator":true}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  '{"a":1,"a":2}',
  '{"\\u0000":1}',
  '{"":{"":""}}',
  nested(1000),
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
]

/** Oversized structures as a whole body; oversized nested ones are the same. */
export const hugeJson = [
  nested(100_000),
  `[${Array(10_000).fill('1').join()}]`,
  `[${Array(10_000).fill('{}').join()}]`,
  `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":${i}`).join()}}`,
]

/** Whole bodies that contradict their content type, or are oversized. */
export const hostileBodies: ReadonlyArray<{ type: string; body: string | Buffer }> = [
  ...['', '{', '}', '[]', 'null', '1', '"text"', 'true', '\ufeff{}', '{}{}', '{"a":1,}', '{"a":1} x', '[1,2'].map(
    body => ({ type: 'application/json', body }),
  ),
  ...[...hostileJson, ...hugeJson].map(body => ({ type: 'application/json', body })),
  { type: 'application/json', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: 'application/json', body: `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}` },
  ...[
    '',
    '=',
    '&&&',
    'a',
    'a=%',
    'a=%ff',
    'a=%00',
    '%00=1',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'a=1&a=2',
    `a=${'x'.repeat(300 * 1024)}`,
    Array.from({ length: 10_000 }, (_, i) => `k${i}=${i}`).join('&'),
  ].map(body => ({ type: 'application/x-www-form-urlencoded', body })),
  ...[
    '',
    '--b',
    '--b--',
    '--b--\r\n',
    '--b\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name=""\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nnever ends',
    '--b\r\nContent-Disposition: form-data; name="a"',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="constructor"\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="a\u0000"\r\n\r\nx\u0000\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="a"; filename="../../x.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%\r\n--b--\r\n',
    '--other\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--other--\r\n',
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(300 * 1024)}\r\n--b--\r\n`,
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(2 * 1024 * 1024)}\r\n--b--\r\n`,
    `${Array.from({ length: 200 }, (_, i) => `--b\r\nContent-Disposition: form-data; name="k${i}"\r\n\r\nx\r\n`).join('')}--b--\r\n`,
    `--b\r\n${Array.from({ length: 3000 }, (_, i) => `X-${i}: ${i}\r\n`).join('')}\r\nx\r\n--b--\r\n`,
  ].map(body => ({ type: 'multipart/form-data; boundary=b', body })),
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(500)}`,
    'multipart/form-data; boundary="',
    'multipart/mixed; boundary=b',
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/json; charset=utf-16',
    'application/json;',
    'application/json, application/json',
    'APPLICATION/JSON',
    'application/jsonp',
    'application/problem+json',
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'image/png',
    '*/*',
    '/',
    ';',
    ',',
    ' ',
    'x'.repeat(5000),
    'application/json\u0000',
    'ä/ö',
  ].map(type => ({ type, body: '{"a":1}' })),
]
