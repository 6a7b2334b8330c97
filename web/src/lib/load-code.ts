import { markOutdated } from './outdated.ts'
import { checkConnection, isGatewayError, whenConnected } from './sending/connection.ts'

/** How often a file is asked for while the server can be reached, and the pause between. */
const ATTEMPTS = 3
const PAUSE_MS = 500

/** The code belongs to a build that is no longer on the server. */
export class OutdatedError extends Error {}

const arrived = new Map<string, Promise<void>>()

/**
 * Loads code on demand; the build puts this in place of Vite's own preload helper (see vite.config.ts). A browser never
 * asks again for a module that it failed to load once, so all files are fetched before the first of them is imported:
 * without a connection the part waits, and appears when the connection is back.
 * @param files the module, what it imports, and their style sheets, as the build names them
 * @throws OutdatedError if the server no longer has them
 */
export async function loadCode<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(file => arrive(new URL(file, location.origin).href)))
    return await load()
  } catch (error) {
    // The browser keeps the failure: only a reload helps.
    await whenConnected()
    markOutdated()
    throw error instanceof OutdatedError ? error : new OutdatedError('', { cause: error })
  }
}

function arrive(url: string): Promise<void> {
  const known = arrived.get(url)
  if (known) return known
  const loading = isInHead(url) ? Promise.resolve() : url.endsWith('.css') ? style(url) : download(url)
  arrived.set(url, loading)
  loading.catch(() => arrived.delete(url))
  return loading
}

/** Requested by the page itself. */
const isInHead = (url: string): boolean => [...document.querySelectorAll('link')].some(({ href }) => href === url)

/** The browser caches the file, and imports it from there. */
async function download(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await whenConnected()
    const status = await fetch(url, { credentials: 'same-origin' })
      .then(async response => {
        await response.arrayBuffer()
        return response.status
      })
      .catch(() => 0)
    if (status >= 200 && status < 300) return
    if (status === 404 || status === 410) throw new OutdatedError()
    const isReachable = (status !== 0 && !isGatewayError(status)) || (await checkConnection())
    if (isReachable && attempt >= ATTEMPTS) throw new OutdatedError()
    if (isReachable) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    else attempt = 0
  }
}

async function style(url: string): Promise<void> {
  await download(url)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = url
  const isLoaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new OutdatedError())
  })
  document.head.append(link)
  await isLoaded
}
