import { createReadStream, openAsBlob } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { Config } from './config.ts'
import { NoFileStore, type Outage } from './outages.ts'
import { errorText } from './plain-error.ts'

/** Storage for uploaded and generated files: a folder of the data folder, or an S3-compatible bucket. */
export type Files = {
  /** Stores bytes under a name such as `media/4f3a….webp`; an existing file is replaced atomically. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** The same with the content of a file of this machine, which never stands in memory whole. */
  putFile(name: string, path: string, type: string): Promise<void>
  /** @returns undefined if there is no such file */
  get(name: string): Promise<Buffer | undefined>
  stream(name: string): Promise<{ size: number; body: Readable } | undefined>
  /** A file's size in bytes; undefined if there is no such file. */
  size(name: string): Promise<number | undefined>
  /** A byte range of a file, both ends inclusive; undefined if there is no such file. */
  part(name: string, first: number, last: number): Promise<Readable | undefined>
  remove(name: string): Promise<void>
}

/** @param outage told when a bucket goes and comes back */
export const openFiles = ({ filesUrl, dataDir }: Config, outage?: Outage): Files =>
  filesUrl ? bucketFiles(filesUrl, outage) : folderFiles(join(dataDir, 'files'))

const NAME = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

function checked(name: string): string {
  if (!NAME.test(name) || name.includes('..')) throw new Error(`Not a file name of the store: ${name}`)
  return name
}

function folderFiles(folder: string): Files {
  const pathOf = (name: string) => {
    const path = resolve(folder, checked(name))
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`Outside the file store: ${name}`)
    return path
  }
  return {
    put: (name, bytes) => write(pathOf(name), bytes),
    putFile: (name, path) => write(pathOf(name), createReadStream(path)),
    get: name => readFile(pathOf(name)).catch(missing),
    async stream(name) {
      const found = await stat(pathOf(name)).catch(missing)
      return found && { size: found.size, body: createReadStream(pathOf(name)) }
    },
    size: async name => (await stat(pathOf(name)).catch(missing))?.size,
    part: async (name, first, last) =>
      (await stat(pathOf(name)).catch(missing)) && createReadStream(pathOf(name), { start: first, end: last }),
    remove: name => rm(pathOf(name), { force: true }),
  }
}

async function write(path: string, content: Uint8Array | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}-${performance.now()}.part`
  const file = await open(part, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** For answers that ask to retry later: the last attempt is about a second after the first. */
const RETRIES = 4

/** @param url `https://key:secret@host/bucket?region=…`; http for a self-hosted server */
function bucketFiles(url: string, outage?: Outage): Files {
  const at = new URL(url)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(at.username),
    secretAccessKey: decodeURIComponent(at.password),
    service: 's3',
    region: at.searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  })
  const addressOf = (name: string) => `${at.protocol}//${at.host}${at.pathname.replace(/\/$/, '')}/${checked(name)}`
  /** @throws NoFileStore if it does not answer, or only that it cannot */
  const ask = async (name: string, given?: RequestInit) => {
    const answer = await client.fetch(addressOf(name), given).catch((error: unknown) => error as Error)
    if (answer instanceof Response && answer.status < 500) {
      outage?.ended()
      return answer
    }
    const reason = answer instanceof Response ? `it answers ${answer.status}` : errorText(answer)
    outage?.began(reason)
    throw new NoFileStore(`The file store at ${at.host} does not answer: ${reason}`)
  }
  const answered = async (response: Response) => {
    if (response.ok) return response
    const text = await response.text()
    // The rest of the answer may quote the signed request, so only the code is reported.
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
    if (response.status === 404 && code !== 'NoSuchBucket') return undefined
    throw new Error(`The file store at ${at.host} answered ${response.status}${code ? ` ${code}` : ''}`)
  }
  const send = async (name: string, body: Uint8Array<ArrayBuffer> | Blob, type: string) =>
    void (await answered(await ask(name, { method: 'PUT', body, headers: { 'content-type': type } })))
  return {
    put: (name, bytes, type) => send(name, new Uint8Array(bytes), type),
    // Read by the call itself, with its length known, which the bucket asks for.
    putFile: async (name, path, type) => send(name, await openAsBlob(path), type),
    async get(name) {
      const response = await answered(await ask(name))
      return response && Buffer.from(await response.arrayBuffer())
    },
    async stream(name) {
      const response = await answered(await ask(name))
      if (!response?.body) return undefined
      return { size: Number(response.headers.get('content-length')), body: Readable.fromWeb(response.body as never) }
    },
    async size(name) {
      const response = await answered(await ask(name, { method: 'HEAD' }))
      return response && Number(response.headers.get('content-length'))
    },
    async part(name, first, last) {
      const headers = { range: `bytes=${first}-${last}` }
      const response = await answered(await ask(name, { headers }))
      return response?.body ? Readable.fromWeb(response.body as never) : undefined
    },
    remove: async name => void (await answered(await ask(name, { method: 'DELETE' }))),
  }
}
