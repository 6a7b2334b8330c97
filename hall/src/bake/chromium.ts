import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']

/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH`, an installed one, or Playwright's own; rejects with what to
 * install if there is none.
 */
function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = folders.flatMap(folder => names.map(name => join(folder, name)))
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()]
  const found = candidates.find(path => path && existsSync(path))
  if (!found)
    throw new Error(
      'The hall is rendered in Chromium, and none was found. Install it (Debian: apt install chromium; elsewhere: npx playwright install chromium) or name one with CHROMIUM_PATH=/path/to/chromium.',
    )
  return found
}

/** Lowers the priority: Chromium raises its own and starts its own scheduling group. */
async function yieldToOthers(pid: number) {
  if (process.platform !== 'linux') return
  await writeFile(`/proc/${pid}/autogroup`, '19').catch(() => {})
  const processes = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  for (const name of processes) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const session = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3])
    if (session !== pid) continue
    for (const thread of await readdir(`/proc/${name}/task`).catch(() => [])) {
      try {
        setPriority(Number(thread), constants.priority.PRIORITY_LOW)
      } catch {
        // The thread has ended meanwhile.
      }
    }
  }
}

/** Headless Chromium with software WebGL, so that every machine renders the same picture. */
export async function openChromium() {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--use-gl=angle',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const pid = server.process().pid!
  await yieldToOthers(pid)
  return {
    browser: await chromium.connect(server.wsEndpoint()),
    yieldToOthers: () => yieldToOthers(pid),
    close: () => server.close(),
  }
}
