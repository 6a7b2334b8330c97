import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFiles, type Document } from './client-files.ts'

/** Generates the client's types and the collection from a running server: `npm run clients -- http://127.0.0.1:3000`. */
const shop = process.argv[2] ?? 'http://127.0.0.1:3000'
const read = async (path: string) => (await (await fetch(new URL(path, shop))).json()) as Document

const files = await clientFiles(await read('/api/v1/openapi.json'), await read('/api/v1/collection.json'))
for (const [name, content] of Object.entries(files)) writeFileSync(join(import.meta.dirname, name), content)
console.log(`Made ${Object.keys(files).join(', ')} from ${shop}`)
