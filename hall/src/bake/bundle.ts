import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The bake's browser code as one script. */
export async function bundle(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      assetsInlineLimit: 1e6,
      lib: { entry: 'bake/page.ts', formats: ['es'], fileName: 'page' },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error('The bundler gave no script.')
  return output.output[0].code
}
