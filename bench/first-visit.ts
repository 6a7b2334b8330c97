import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = join(import.meta.dirname, '../web/dist')

type Chunk = { file: string; imports?: string[] }

/** JavaScript that a first visit loads before the page can be used, in bytes of gzip as it is served, and the budget of house rules. */
export function firstVisit(): { what: string; bytes: number; most: number }[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const weightOf = (...keys: string[]) => {
    const files = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports?.forEach(visit)
    }
    keys.forEach(visit)
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0)
  }
  const app = ['index.html', 'src/app/Root.tsx']
  return [
    {
      what: 'first visit of the shop',
      bytes: weightOf(...app, 'src/app/ShopLayout.tsx', 'src/areas/content/LandingPage.tsx'),
      most: 150_000,
    },
    {
      what: 'first visit of the lobby',
      bytes: weightOf(...app, 'src/areas/trade-show/LobbyPage.tsx', 'src/panorama/Viewer.tsx'),
      most: 360_000,
    },
  ]
}
