import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'web/dist')
const stampFile = join(dist, '.stamp')

const sources = [
  'web/src/**',
  'web/public/**',
  'domain/src/**',
  'web/index.html',
  'web/vite.config.ts',
  'package-lock.json',
]
const compressible = '**/*.{js,css,svg,json,txt,webmanifest}'

/** Whether what stands in `web/dist` was made from the sources as they are. */
export const webIsBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sources)

/** Builds the browser's side into `web/dist` unless what stands there was made from the same sources. */
export async function buildWeb() {
  if (webIsBuilt()) return
  const stamp = stampOf(sources)
  console.log('Building the pages …')
  // Loaded only here: a start without changes must not pay for it.
  const { build } = await import('vite')
  // Whatever runs this, React's development build is never what is served: Vitest says 'test' here.
  process.env.NODE_ENV = 'production'
  await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
  })
  await compress()
  writeFileSync(stampFile, stamp)
}

function stampOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(file) || statSync(join(root, file)).isDirectory()) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Writes a .br and a .gz beside each text file, so that no request waits for a compressor. */
async function compress() {
  const brotli = promisify(brotliCompress)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all(
    globSync(compressible, { cwd: dist }).map(async name => {
      const file = join(dist, name)
      const plain = await readFile(file)
      // Below a packet's size compressing saves nothing.
      if (plain.length < 1024) return
      await writeFile(`${file}.br`, await brotli(plain, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
    }),
  )
}
