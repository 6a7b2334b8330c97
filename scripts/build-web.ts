import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'web/dist')
const stampFile = join(dist, '.stamp')

const sources = ['web/src/**', 'web/public/**', 'domain/src/**', 'web/index.html', 'web/*.ts', 'package-lock.json']
const compressible = '**/*.{js,css,svg,json,txt,webmanifest}'

/** Whether `web/dist` is up to date with its sources. */
export const webIsBuilt = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sources)

/** Builds the browser's part into `web/dist` unless it is up to date. */
export async function buildWeb() {
  if (webIsBuilt()) return
  const stamp = stampOf(sources)
  console.log('Building the pages …')
  // Imported lazily: a start without changes must not pay for it.
  const { build } = await import('vite')
  // Never serve React's development build: Vitest sets 'test' here.
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

/** Writes .br and .gz beside each text file, so that no request waits for compression. */
async function compress() {
  const brotli = promisify(brotliCompress)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all(
    globSync(compressible, { cwd: dist }).map(async name => {
      const file = join(dist, name)
      const plain = await readFile(file)
      // Compressing less than a packet saves nothing.
      if (plain.length < 1024) return
      await writeFile(`${file}.br`, await brotli(plain, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
    }),
  )
}
