/** The subset of JSON Schema that zod generates. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema | boolean
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  title?: string
  description?: string
  default?: unknown
}

/**
 * A schema in readable form: `{ id: integer 1…, name: string, eta?: date
 * null }`, one field per line.
 */
export function shapeOf(schema: Schema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(choice => shapeOf(choice, indent)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.properties) return objectOf(schema, indent)
  if (schema.prefixItems) return `[${schema.prefixItems.map(item => shapeOf(item, indent)).join(', ')}]`
  if (schema.type === 'array') return `array of ${listOf(schema, indent)}`
  if (schema.type === 'object') return `object${mapOf(schema, indent)}`
  if (schema.type === undefined) return 'anything'
  const types = [schema.type].flat()
  return types.map(type => (type === 'null' ? type : plainOf(type, schema))).join(' | ')
}

function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${said(field, inner)}${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, inner)}`,
  )
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

/** What a field means, above it; one of a type of its own says it by the type's name. */
const said = ({ description, title }: Schema, indent: string): string =>
  description && !title ? `${indent}// ${description}\n` : ''

const listOf = ({ items, minItems, maxItems }: Schema, indent: string): string =>
  (typeof items === 'object' ? shapeOf(items, indent) : 'anything') + range(minItems, maxItems, ' × ')

const mapOf = ({ additionalProperties }: Schema, indent: string): string =>
  typeof additionalProperties === 'object' ? ` of ${shapeOf(additionalProperties, indent)} by name` : ''

function plainOf(type: string, schema: Schema): string {
  if (type === 'string') return `${wordOf(schema)}${range(schema.minLength, schema.maxLength, ' of length ')}`
  if (type !== 'integer' && type !== 'number') return type
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1)
  return `${schema.title ?? type}${range(least, schema.maximum, ' ')}`
}

const wordOf = ({ format, pattern }: Schema): string =>
  format ?? (pattern && /^\^\[1-9\]/.test(pattern) ? 'digits' : 'string')

/** Explicit bounds; JavaScript's integer limits do not count. */
function range(least: number | undefined, most: number | undefined, before: string): string {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? '' : String(least)
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? '' : String(most)
  return from === '' && to === '' ? '' : `${before}${from}…${to}`
}
