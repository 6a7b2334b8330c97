import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@fairfloor/domain/pages'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const HOMES = ['domain/src/**/{pages,desk-pages,shop-pages,addresses}.ts']
const TESTS = ['**/*.test.{ts,tsx}', '**/test-*', '**/testing/**']

/** The start page's path is part of every address. */
const paths = pages.map(({ path }) => path.replace(/\/:.*$/, '')).filter(path => path !== '/')
const literal = new RegExp(`['"\`}](?:${paths.join('|')})(?=['"\`/?#$])`)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

/** Lines that spell out a page's path. */
const literalsIn = (source: string) => source.split('\n').filter(line => !isComment(line) && literal.test(line))

test.each([
  ["to: '/vts-order',", 1],
  ['<PageLink to="/my-orders/7">', 1],
  [`\`\${shop}/login?target=x\``, 1],
  [`\`/virtual-trade-show/exhibition/\${pano}\``, 1],
  ["  '/api/awards'", 0],
  ['/** `/awards` shows them. */', 0],
])('%s', (line, count) => expect(literalsIn(line)).toHaveLength(count))

test('the path of a page stands in its area’s pages.ts or addresses.ts, and nowhere else', () => {
  const files = globSync('{domain,server,web}/{src,demo}/**/*.{ts,tsx}', { cwd: root, exclude: [...HOMES, ...TESTS] })
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap(file =>
    literalsIn(readFileSync(join(root, file), 'utf8')).map(line => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
