import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CannotDo } from '../command.ts'
import { type Answers, editionFields, type FieldName, fields } from './fields.ts'

const names = Object.keys(fields) as FieldName[]

const USAGE = [
  'npm run setup -- [flags]',
  '  Makes the first login, the seller and, if wanted, the first trade show. What no flag says is asked.',
  '  --change              changes only what the flags say of a seller that is set up already, or adds its first trade show',
  '  --terms FILE          JSON with deposits, consumption taxes and further rates (docs/operations.md)',
  ...names.map(name => `  ${`--${name}`.padEnd(22)}${fields[name].question}`),
].join('\n')

export type Typed = {
  /** The flags, unparsed. */
  readonly flags: Readonly<Partial<Record<FieldName, string>>>
  readonly change: boolean
  readonly terms: string | undefined
}

/** @returns undefined if only help was requested, which is printed. @throws CannotDo for an unknown flag */
export function readFlags(args: string[]): Typed | undefined {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    const { change, terms, help, ...flags } = parseArgs({
      args,
      options: {
        ...options,
        change: { type: 'boolean', default: false },
        terms: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values as { change: boolean; terms?: string; help: boolean } & Typed['flags']
    if (help) return void console.log(USAGE)
    return { flags, change, terms }
  } catch (error) {
    throw new CannotDo(`${(error as Error).message}\n${USAGE}`)
  }
}

/** Parses the given flags. @throws CannotDo that names each flag with an invalid value */
export function readGiven(flags: Typed['flags']): Partial<Answers> {
  const faults: string[] = []
  const answers: Record<string, unknown> = {}
  for (const [name, typed] of Object.entries(flags) as [FieldName, string][]) {
    const read = fields[name].shape.safeParse(typed)
    if (read.success) answers[name] = read.data
    else faults.push(`--${name}: ${read.error.issues[0]?.message}`)
  }
  if (faults.length > 0) throw new CannotDo(faults.join('\n'))
  return answers as Partial<Answers>
}

/**
 * Completes the flags: by questions at a terminal, otherwise by defaults.
 * @throws CannotDo that names every missing flag without a terminal
 */
export async function complete(given: Partial<Answers>): Promise<Answers> {
  const answers: Partial<Record<FieldName, unknown>> = { ...given }
  const open = names.filter(name => !(name in answers))
  const asks = process.stdin.isTTY && open.some(isNeeded)
  if (!asks) {
    const missing = open.filter(isNeeded)
    if (missing.length > 0)
      throw new CannotDo(
        `These flags are missing:\n${missing.map(name => `  --${name}   ${fields[name].question}`).join('\n')}`,
      )
    for (const name of open) answers[name] = usual(name)
    guardEdition(answers as Answers)
    return answers as Answers
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (const name of open) {
      const isOfNoShow = name in editionFields && name !== 'edition-name' && answers['edition-name'] === undefined
      answers[name] = isOfNoShow ? undefined : await ask(terminal, name)
    }
    guardEdition(answers as Answers)
  } finally {
    terminal.close()
  }
  return answers as Answers
}

/** A trade show is described whole or left for later. @throws CannotDo that names what is missing */
export function guardEdition(answers: Partial<Answers>): void {
  const names = Object.keys(editionFields) as (keyof typeof editionFields)[]
  const missing = names.filter(name => answers[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return
  throw new CannotDo(
    `A trade show needs all of its flags, and a shop without one none:\n${missing.map(name => `  --${name}   ${fields[name].question}`).join('\n')}`,
  )
}

const isNeeded = (name: FieldName): boolean => !('usual' in fields[name]) && !('optional' in fields[name])

function usual(name: FieldName): unknown {
  const field = fields[name]
  return 'usual' in field ? field.shape.parse(field.usual) : undefined
}

/** Asks until the input is valid. */
async function ask(terminal: ReturnType<typeof createInterface>, name: FieldName): Promise<unknown> {
  const field = fields[name]
  const hint = 'usual' in field ? ` [${field.usual}]` : 'optional' in field ? ' (may stay empty)' : ''
  for (;;) {
    const typed = (await terminal.question(`${field.question}${hint}: `)).trim()
    if (typed === '' && !isNeeded(name)) return usual(name)
    const read = field.shape.safeParse(typed)
    if (read.success) return read.data
    console.log(`  ${read.error.issues[0]?.message}`)
  }
}
