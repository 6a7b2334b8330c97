import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@fairfloor/domain/language'
import { parseSync } from 'vite'

/** A text of a table of messages, ‹› for each value in it. */
export interface MessageText {
  file: string
  language: Language
  text: string
}

interface Node {
  type: string
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The texts that an expression may become: not what it compares, nor the names of its properties. */
function textsOf(node: Node): string[] {
  const below = (...parts: unknown[]) => parts.flat().filter(isNode).flatMap(textsOf)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') {
    const words = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    return [words.join('‹›'), ...below(node.expressions)]
  }
  if (node.type === 'Property') return below(node.value)
  if (node.type === 'MemberExpression') return below(node.object)
  if (node.type === 'SwitchCase') return below(node.consequent)
  if (node.type === 'BinaryExpression' && node.operator !== '+') return []
  return partsOf(node).flatMap(textsOf)
}

/** Properties of an object literal, by name. */
const propertiesOf = (node: Node) =>
  new Map(
    (node.properties as Node[]).filter(isNode).map(({ key, value }) => {
      const { name, value: quoted } = (key ?? {}) as { name?: string; value?: string }
      return [name ?? quoted, value as Node]
    }),
  )

/** What a module says in English and in German: each object with both keys, and the German texts of refusals. */
function tablesIn(node: Node): [Language, Node][] {
  if (node.type === 'ObjectExpression') {
    const properties = propertiesOf(node)
    const [en, de] = [properties.get('en'), properties.get('de')]
    if (en && de) return [['en', en] as const, ['de', de] as const].map(([language, table]) => [language, table])
  }
  if (node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'refusalTexts')
    return [['de', (node.arguments as Node[])[1]!]]
  return partsOf(node).flatMap(tablesIn)
}

export const textsIn = (file: string, source: string): MessageText[] =>
  tablesIn(parseSync(file, source).program as unknown as Node).flatMap(([language, table]) =>
    textsOf(table).map(text => ({ file, language, text })),
  )

/** All of pages, refusals, mails, files and the demo. */
export function allTexts(): MessageText[] {
  const root = join(import.meta.dirname, '../../..')
  return globSync(['{web,domain,server}/src/**/*.{ts,tsx}', 'server/demo/**/*.ts'], { cwd: root })
    .filter(file => !/\.test\.|\/testing\/|\/test-/.test(file))
    .flatMap(file => {
      const source = readFileSync(join(root, file), 'utf8')
      return /\bde: |refusalTexts\(/.test(source) ? textsIn(file, source) : []
    })
}
