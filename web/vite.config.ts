import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
