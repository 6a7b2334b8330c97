import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { UnreadableFile } from './source.ts'

const CHILD = join(import.meta.dirname, 'sheet-child.ts')
const MEMORY_MB = 256
const PATIENCE_MS = 10_000
const MOST_CHARACTERS = 4_000_000

/** Sheets read at once, each with its memory; others wait. */
const AT_ONCE = 2

const run = promisify(execFile)
const inTurn = pLimit(AT_ONCE)

/**
 * Reads a sheet that a customer has sent, in a process of its own. A sheet that is made to use up memory or time then slows
 * down no other request.
 * @returns the rows as text, cells parted by tabs; one more than `mostRows` if there are more
 * @throws UnreadableFile
 */
export async function readSheet(content: Uint8Array, mostRows: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairfloor-sheet-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    const limits = { timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: MOST_CHARACTERS } as const
    const options = [`--max-old-space-size=${MEMORY_MB}`, CHILD, path, String(mostRows)]
    const { stdout } = await inTurn(() => run(process.execPath, options, limits)).catch(() => {
      throw new UnreadableFile('It is too large, or takes too long to read. Please send fewer rows, or CSV.')
    })
    const answer = JSON.parse(stdout) as { text: string } | { why: string }
    if ('why' in answer) throw new UnreadableFile(answer.why)
    return answer.text
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
