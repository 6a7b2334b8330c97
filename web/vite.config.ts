import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

// Everything that is not a page of the app belongs to the server, also while developing.
const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'
const serverPaths = ['/api', '/csrf-token', '/lost-password', '/orders/invoicePdf', '/files', '/media', '/health']

export default defineConfig({
  plugins: [react(), preloadFonts()],
  // The viewer brings an own copy of three; two of them do not know each other's pictures.
  resolve: { dedupe: ['three'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy knows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...firstPages(), three()] } } },
  },
  server: { proxy: Object.fromEntries(serverPaths.map(path => [path, server])) },
})

/** Names the letters of the first screen in the page's head: else they are found only after the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => file.endsWith('.woff2'))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  }
}

/** Most of what the panorama's viewer loads, in two files. It changes more rarely than the viewer, and caches keep it. */
function three() {
  return { name: 'three', test: /[\\/]node_modules[\\/]three[\\/]/, maxSize: 400_000 }
}

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

/**
 * What a first page runs is one file: forty small ones weigh seven per cent more and are forty requests. What the shop runs
 * is not in the fair's file again, what the lobby runs not in the hall's.
 */
function firstPages() {
  return [
    runBy('shop', 3, ['app/main', 'app/Root', 'app/ShopLayout', 'areas/content/LandingPage']),
    runBy('lobby', 2, ['areas/trade-show/LobbyPage']),
    // What other pages show as well stays in files of its own.
    runBy('hall', 1, ['areas/trade-show/ExhibitionPage'], /[\\/](panorama|trade-show)[\\/]/),
  ]
}

function runBy(file: string, priority: number, pages: readonly string[], among = /./) {
  // The server names a page's own file in the page's head; the shop's first page comes with the app itself.
  const roots = pages.map(page => join(import.meta.dirname, `src/${page}.tsx`))
  const own = file === 'shop' ? [] : roots
  let modules: Set<string> | undefined
  return {
    priority,
    name(id: string, graph: Graph) {
      modules ??= importedBy(roots, graph)
      return modules.has(id) && among.test(id) && !own.includes(id) ? file : null
    },
  }
}

/** The modules and all that they import at once, without what they load when it is needed. */
function importedBy(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return found
}
