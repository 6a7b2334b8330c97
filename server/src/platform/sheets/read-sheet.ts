import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Viewer } from '@fairfloor/domain/viewer'
import { makeTurns } from '../in-turn.ts'
import { scratchFolder } from '../scratch.ts'
import { NoHeader, NoWorkbook, UnreadableFile } from './source.ts'

const CHILD = join(import.meta.dirname, 'sheet-child.ts')
const MEMORY_MB = 256
const PATIENCE_MS = 10_000
const MOST_CHARACTERS = 16_000_000
const TOO_LARGE =
  'It is too large or takes too long to read: 16 million characters and 10 seconds at most. Please send fewer rows.'

/** Sheets read at once, each with its memory; others wait, each of up to 10 MB. A company takes half of the places at most. */
const TURNS = { atOnce: 2, mostWaiting: 10, mostOfOne: 6 }

const run = promisify(execFile)
const inTurn = makeTurns(TURNS)

/** A row's number in the sheet, from 1, and its cells as texts. */
export type ColumnsRow = readonly [row: number, ...cells: string[]]

/** The user who sent a sheet. Users of one customer share the customer's places. */
type Asker = Pick<Viewer, 'customerId' | 'userId'>

const nameOf = ({ customerId, userId }: Asker) => (customerId === null ? `user ${userId}` : `customer ${customerId}`)

type Refused = { readonly why: string; readonly fault: 'no header' | 'no workbook' | 'unreadable' }

/**
 * Reads a sheet that a customer has sent, in a process of its own. A sheet that is made to use up memory or time then slows
 * down no other request.
 * @returns the rows as text, cells parted by tabs; one more than `mostRows` if there are more
 * @throws UnreadableFile
 */
export async function readSheet(
  asker: Asker,
  content: Uint8Array,
  mostRows: number,
  patienceMs = PATIENCE_MS,
): Promise<string> {
  const { text } = await readInChild<{ text: string }>(asker, content, [String(mostRows)], patienceMs)
  return text
}

/**
 * Reads columns of a workbook in the same way. The row with their titles may have others before it.
 * @param titles of each column, in lower case: the first one found counts
 * @returns for each column whether it was found, and the rows that are not empty in them; one more than `mostRows` if there
 *   are more
 * @throws NoWorkbook, NoHeader, UnreadableFile
 */
export const readColumns = (
  asker: Asker,
  content: Uint8Array,
  titles: readonly (readonly string[])[],
  mostRows: number,
): Promise<{ found: boolean[]; rows: ColumnsRow[] }> =>
  readInChild(asker, content, [String(mostRows), JSON.stringify(titles)])

/** @throws Refusal unavailable */
const readInChild = <Answer extends object>(
  asker: Asker,
  content: Uint8Array,
  args: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<Answer> => inTurn(nameOf(asker), () => readNow<Answer>(content, args, patienceMs))

async function readNow<Answer extends object>(
  content: Uint8Array,
  args: readonly string[],
  timeout: number,
): Promise<Answer> {
  const folder = await scratchFolder('sheet')
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: MOST_CHARACTERS } as const
    const options = [`--max-old-space-size=${MEMORY_MB}`, CHILD, path, ...args]
    const { stdout } = await run(process.execPath, options, limits).catch(() => {
      throw new UnreadableFile(TOO_LARGE)
    })
    const answer = JSON.parse(stdout) as Answer | Refused
    if ('why' in answer) throw errorOf(answer)
    return answer
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function errorOf({ why, fault }: Refused): UnreadableFile {
  if (fault === 'no header') return new NoHeader(why)
  return fault === 'no workbook' ? new NoWorkbook(why) : new UnreadableFile(why)
}
