import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('render.py', import.meta.url))

/** Blender of this machine: `BLENDER_PATH`, otherwise from PATH; undefined if neither starts or its version is unsupported. */
export function findBlender(): string | undefined {
  const path = process.env.BLENDER_PATH ?? 'blender'
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && understands(stdout) ? path : undefined
}

/** Whether our script supports a Blender of this version: 4.0 renamed many inputs. */
export function understands(version: string): boolean {
  const [, major, minor] = /^Blender (\d+)\.(\d+)/m.exec(version) ?? []
  return major === '3' && Number(minor) >= 4
}

/** Renders what `folder` describes. @returns what the script says about its time; rejects with its last lines when it fails */
export function trace(blender: string, folder: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const args = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', folder]
    const child = spawn(blender, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill()
    process.once('exit', end)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        said = (said + data).slice(-20_000)
      })
    child.on('error', reject)
    child.on('close', code => {
      process.off('exit', end)
      const done = /^DONE (.*)$/m.exec(said)
      // Blender may crash while it closes, with all pictures written.
      if (done) resolve(done[1]!)
      else reject(new Error(`${blender} ended with ${code}:\n${said.slice(-4000)}`))
    })
  })
}
