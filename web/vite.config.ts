import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstPages, three } from './chunks.ts'

// The server handles everything that is not a page of the app, also during development.
const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'
const serverPaths = [
  '/api',
  '/csrf-token',
  '/lost-password',
  '/orders/invoicePdf',
  '/files',
  '/media',
  '/health',
  '/test-card-provider',
]

/** Every page loads the names of hundreds of files: a hash each, as short as safe. What a file holds, the manifest says. */
const NAMED = 'assets/[hash:7]'

export default defineConfig(({ command }) => ({
  css: { modules: command === 'build' ? { generateScopedName: shortClasses() } : {} },
  plugins: [react(), preloadFonts(), retriedCode(), withoutDescriptions(), inlinedClasses(), keptSheets()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // A browser without modulepreload, as Safari 16, loads a page's files one after the other instead.
    modulePreload: { polyfill: false },
    // The content security policy forbids data: fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Each class of a style sheet where it is said, instead of a table of all that a page may say.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: [...firstPages(), three()] },
        entryFileNames: `${NAMED}.js`,
        chunkFileNames: `${NAMED}.js`,
        assetFileNames: `${NAMED}[extname]`,
      },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map(path => [path, server])) },
}))

/** Names of classes in the built pages: a letter and the file's hash, as short as safe, and which of its classes. */
function shortClasses() {
  const files = new Map<string, { path: string; names: string[] }>()
  return (name: string, path: string): string => {
    const hash = createHash('sha256')
      .update(relative(import.meta.dirname, path))
      .digest('base64url')
      .slice(0, 4)
    const file = files.get(hash) ?? { path, names: [] }
    if (file.path !== path) throw new Error(`Classes of two files would be called alike: ${file.path}, and ${path}`)
    files.set(hash, file)
    if (!file.names.includes(name)) file.names.push(name)
    return `c${hash}${file.names.indexOf(name).toString(36)}`
  }
}

/** Imports each class as a constant, which then stands where it is said, instead of an object of all classes of its file. */
function inlinedClasses(): Plugin {
  return {
    name: 'inlined-classes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: code => ({
        code: code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
        map: null,
      }),
    },
  }
}

/** Keeps a style sheet whose classes are all said as constants, though nothing of its module is left: its rules would go with it. */
function keptSheets(): Plugin {
  return {
    name: 'kept-sheets',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      // Nobody imports the object of all classes.
      handler: code => ({
        code: code.replace(/export default \{[^}]*\};?/, ''),
        map: null,
        moduleSideEffects: 'no-treeshake',
      }),
    },
  }
}

/** Preloads the fonts of the first screen in the page's head: otherwise they are found only after the style sheet. */
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

/** Replaces Vite's helper for dynamic imports: a module whose request failed once can never be imported again. */
function retriedCode(): Plugin {
  return {
    name: 'retried-code',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `
        import { loadCode } from ${JSON.stringify(join(import.meta.dirname, 'src/lib/load-code.ts'))}
        export const __vitePreload = (load, files) => loadCode(load, files?.map(file => '/' + file))
      `,
    },
  }
}

/** What only the server and the API's description need stays there: each page would load it of a hundred calls. */
function withoutDescriptions(): Plugin {
  const words =
    /^ +(?:summary|description|who|needs|bodyLimit|cache|media|beforePasswordChange|beforeSecondFactor|changesState):\s*(?:true|[A-Z_]+|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?$/gm
  const refusals = /\brefusals:\s*\[[^\]]*\],?/g
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    transform: {
      filter: { id: /domain[\\/]src[\\/].*contract\.ts$/ },
      handler: code => ({ code: code.replace(words, '').replace(refusals, ''), map: null }),
    },
  }
}
