import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the file that a module of the pages was built into, by its path below web: 'src/panorama/Viewer.tsx'. */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../web/dist/.vite/manifest.json'), 'utf8'))
  return `/${manifest[module].file}`
}
