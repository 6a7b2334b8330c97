import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { scratchFolder } from '../../../platform/scratch.ts'

/** Stores items as JSON in a temporary file, so that a file of any length needs no memory. */
export type Spool<T> = {
  /** Positions start at 0. */
  add(things: readonly T[]): Promise<void>
  read(places: readonly number[]): Promise<T[]>
  close(): Promise<void>
}

export async function openSpool<T>(): Promise<Spool<T>> {
  const folder = await scratchFolder('import')
  const file = await open(join(folder, 'rows'), 'w+', 0o600)
  /** Offset of each item, and the end of the last one. */
  const starts = [0]
  return {
    async add(things) {
      const lines = things.map(thing => Buffer.from(JSON.stringify(thing)))
      await writeAll(file, Buffer.concat(lines), starts.at(-1)!)
      for (const { length } of lines) starts.push(starts.at(-1)! + length)
    },
    async read(places) {
      const things = new Map<number, T>()
      for (const [from, to] of runsOf(places)) {
        const bytes = Buffer.alloc(starts[to]! - starts[from]!)
        await readAll(file, bytes, starts[from]!)
        for (let place = from; place < to; place++) {
          const [start, end] = [starts[place]! - starts[from]!, starts[place + 1]! - starts[from]!]
          things.set(place, JSON.parse(bytes.toString('utf8', start, end)) as T)
        }
      }
      return places.map(place => things.get(place)!)
    },
    async close() {
      await file.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

async function readAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, at + done)
    if (bytesRead === 0) throw new Error('The temporary file of the import has become shorter.')
    done += bytesRead
  }
}

/** Adjacent ranges merged, end exclusive, so that they are read at once. */
function runsOf(places: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === place) last[1]++
    else if (!last || place > last[1]) runs.push([place, place + 1])
  }
  return runs
}
