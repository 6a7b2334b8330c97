import type { Operation } from '../docs/document.ts'

/** What is filled in for a call's parameters, by their names. */
export type Values = Readonly<Record<string, string>>

/** A call as code is made of these; without `body` nothing is sent. */
type Call = {
  readonly method: string
  readonly url: string
  readonly isIdempotent: boolean
  readonly body: unknown
  /** The ending of a file that the call answers; undefined where it answers JSON. */
  readonly file: string | undefined
}

/** The address of a call: path and query, with what is filled in; a part of the path that is not keeps its name. */
export function addressOfCall({ path, parameters = [] }: Operation, values: Values): string {
  const query = new URLSearchParams()
  for (const { name, in: where } of parameters) {
    const value = values[name]
    if (where === 'query' && value) query.set(name, value)
  }
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : place,
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** As a command for a shell. */
function curl({ method, url, isIdempotent, body, file }: Call): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${inQuotes(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(isIdempotent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${inQuotes(jsonOf(body))}`]),
    ...(file ? [`-o answer.${file}`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** For Node and what else knows `fetch`, without a library. */
function typescript({ method, url, isIdempotent, body, file }: Call): string {
  return [
    ...(file ? ["import { writeFile } from 'node:fs/promises'", ''] : []),
    `const answer = await fetch(${JSON.stringify(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.API_KEY}\`,`,
    ...(isIdempotent ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${jsonOf(body).replaceAll('\n', '\n  ')}),`]),
    '})',
    'if (!answer.ok) throw new Error(await answer.text())',
    file ? `await writeFile('answer.${file}', await answer.bytes())` : 'console.log(await answer.json())',
  ].join('\n')
}

/** With `requests`, which most have. */
function python({ method, url, isIdempotent, body, file }: Call): string {
  return [
    'import os',
    ...(isIdempotent ? ['import uuid'] : []),
    '',
    'import requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['API_KEY']}",`,
    ...(isIdempotent ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    '    },',
    ...(body === undefined ? [] : [`    json=${pythonOf(body, '    ')},`]),
    '    timeout=30,',
    ')',
    'answer.raise_for_status()',
    ...(file
      ? [`with open("answer.${file}", "wb") as file:`, '    file.write(answer.content)']
      : ['print(answer.json())']),
  ].join('\n')
}

const writers = { curl, TypeScript: typescript, Python: python }

export type SampleLanguage = keyof typeof writers

export const sampleLanguages = Object.keys(writers) as SampleLanguage[]

/** A call in one of the languages, with the key from the variable `API_KEY` of its surroundings. */
export function sampleOf(
  language: SampleLanguage,
  origin: string,
  operation: Operation,
  values: Values,
  body?: unknown,
): string {
  const { method, parameters = [], responses } = operation
  const media = Object.keys(responses['200']?.content ?? {})[0] ?? 'application/json'
  return writers[language]({
    method,
    url: origin + addressOfCall(operation, values),
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body,
    file: media === 'application/json' ? undefined : media.split('/')[1],
  })
}

const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2)

/** In single quotes, as a shell takes it. */
const inQuotes = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** JSON as Python writes it. */
function pythonOf(value: unknown, before: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inside = `${before}    `
  const parts = Array.isArray(value)
    ? value.map(one => pythonOf(one, inside))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonOf(one, inside)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`
  return `${open}\n${parts.map(part => `${inside}${part},\n`).join('')}${before}${close}`
}
