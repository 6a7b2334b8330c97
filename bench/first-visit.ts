import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import { exhibitionPage, lobbyPage } from '@fairfloor/domain/trade-show/pages'

const DIST = join(import.meta.dirname, '../web/dist')

/** Budgets in bytes of gzip. The viewer with its three.js is the larger half of what pages of the hall load. */
const MOST = 150_000
const MOST_WITH_VIEWER = 360_000
const WITH_VIEWER: readonly string[] = [lobbyPage.module, exhibitionPage.module]

type Manifest = Record<string, { file: string; imports?: string[] }>

type FirstVisit = { path: string; bytes: number; most: number }

/** The JavaScript that a first visit to each page loads, in bytes of gzip as served, heaviest first. */
export function firstVisits(): FirstVisit[] {
  const manifest = readManifest()
  const weights = new Map<string, number>()
  const weightOf = (file: string) => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
    weights.set(file, known)
    return known
  }
  return pages
    .map(page => ({
      path: page.path,
      bytes: [...filesOf(page, manifest)].reduce((sum, file) => sum + weightOf(file), 0),
      most: WITH_VIEWER.includes(page.module) ? MOST_WITH_VIEWER : MOST,
    }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The code that a first visit to a page loads. */
export const firstCode = (page: Page): string =>
  [...filesOf(page, readManifest())].map(file => readFileSync(join(DIST, file), 'utf8')).join('\n')

const readManifest = () => JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest

/** The page's own chunk, the table of routes that it is in, the viewer and the app around it, with all static imports. */
function filesOf({ module, who, table }: Page, manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit('index.html')
  if (who === 'operator') visit('src/app/DeskPages.tsx')
  if (table) visit(`src/${table}.tsx`)
  visit(`src/${module}.tsx`)
  if (WITH_VIEWER.includes(module)) visit('src/panorama/Viewer.tsx')
  return files
}
