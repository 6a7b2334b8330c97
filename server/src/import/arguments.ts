import { access, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Mapping, readMapping } from '../areas/catalogue/index.ts'

const USAGE = 'npm run import -- FILE [--mapping M.json] [--dry-run]'

/** What was typed cannot be done; the message is for the user. */
export class WrongArguments extends Error {}

export type Arguments = { readonly file: string; readonly mapping: Mapping; readonly dryRun: boolean }

/** Reads the command line. @throws WrongArguments, also for a mapping that does not fit */
export async function readArguments(typed: string[]): Promise<Arguments> {
  const { values, positionals } = parsed(typed)
  const [file] = positionals
  if (!file || positionals.length > 1) throw new WrongArguments(`Please name one file: ${USAGE}`)
  await access(file).catch(() => missing(file))
  return { file, mapping: await mappingOf(values.mapping), dryRun: values['dry-run'] }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { mapping: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message}\n${USAGE}`)
  }
}

/** Without a mapping the columns are called as docs/import.md names them; the source is one, whatever the file's name. */
async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return readMapping({ source: 'import' })
  const text = await readFile(file, 'utf8').catch(() => missing(file))
  try {
    return readMapping(JSON.parse(text))
  } catch (error) {
    throw new WrongArguments(`${file}: ${(error as Error).message}`)
  }
}

function missing(file: string): never {
  throw new WrongArguments(`There is no file ${file}.`)
}
