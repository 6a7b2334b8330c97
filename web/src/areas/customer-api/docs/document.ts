import type { Who } from '@fairfloor/domain/endpoint'
import type { Schema } from './shape-of.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

export type Content = Record<string, { schema: Schema; example?: unknown }>

type Described = {
  operationId: string
  summary: string
  /** In Markdown. */
  description?: string
  tags?: string[]
  deprecated?: boolean
  /** Of a call that is to end. */
  'x-last-day'?: string
  'x-who'?: Who
  'x-refusals'?: { code: string; status: number }[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** The parts of the OpenAPI document used here; our own server generates it, so its form is known. */
export type ApiDocument = {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Described>>
}

export type Operation = Described & { method: string; path: string; group: Group }

const GROUPS = [
  ['office', /^\/api\/admin\//],
  ['data', /^\/api\/v1\//],
  ['show', /\/(virtual-trade-show|vts|has-vts)/],
  ['orders', /\/orders\b/],
  ['catalogue', /\/(product|flavour|brand|categor|search)/],
  ['account', /^\/$|\/(csrf-token|login|logout|lost-password|change-password|current_user|switch-user|company)\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type Group = (typeof GROUPS)[number][0] | 'shop'

/** Every call of the document, in its order. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
      group: GROUPS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'shop',
    })),
  )

/** The calls that contain every word of a search, by group; groups are ordered by their first call. */
export function grouped(operations: readonly Operation[], search: string): [Group, Operation[]][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<Group, Operation[]>()
  for (const operation of operations) {
    const { method, path, summary } = operation
    const text = [method, path, summary, ...(operation['x-refusals'] ?? []).map(({ code }) => code)]
      .join(' ')
      .toLowerCase()
    if (!words.every(word => text.includes(word))) continue
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation])
  }
  return [...groups]
}
