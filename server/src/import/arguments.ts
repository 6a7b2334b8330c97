import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Mapping, readMapping } from '../areas/catalogue/index.ts'

const USAGE = 'npm run import -- FILE [--mapping M.json] [--dry-run]'

/** What `--help` prints. */
export const HELP = `${USAGE}

Reads a price list, or a feed of prices or stock, into the catalogue: good rows are taken, bad ones refused and named.
What the file does not have stays as it is.

  FILE              CSV, XLSX, JSON or JSON lines
  --mapping M.json  says which column is what; without it the columns are called as docs/import.md names them
  --dry-run         compares and counts, writes nothing
  --help            prints this

The database is that of the configuration: DATABASE_URL, else the embedded one in DATA_DIR. docs/import.md has the rest.`

/** Invalid arguments; the message is for the user. */
export class WrongArguments extends Error {}

export type Arguments = { readonly file: string; readonly mapping: Mapping; readonly dryRun: boolean }

/** Parses the command line. @throws WrongArguments, also for an invalid mapping */
export async function readArguments(typed: string[]): Promise<Arguments | 'help'> {
  const { values, positionals } = parsed(typed)
  if (values.help) return 'help'
  const [file] = positionals
  if (!file || positionals.length > 1) throw new WrongArguments(`Please name one file: ${USAGE}`)
  await guardFile(file)
  return { file, mapping: await mappingOf(values.mapping), dryRun: values['dry-run'] }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message}\n${USAGE}`)
  }
}

/** Without a mapping the columns have the names of docs/import.md; the source is the same for every file name. */
async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return readMapping({ source: 'import' })
  await guardFile(file)
  const text = await readFile(file, 'utf8')
  try {
    return readMapping(JSON.parse(text))
  } catch (error) {
    throw new WrongArguments(`${file}: ${(error as Error).message}`)
  }
}

async function guardFile(path: string): Promise<void> {
  const info = await stat(path).catch(() => undefined)
  if (!info) throw new WrongArguments(`There is no file ${path}.`)
  if (info.isDirectory()) throw new WrongArguments(`${path} is a folder. Name a file in it.`)
}
