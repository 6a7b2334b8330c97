import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Variables to add; undefined removes one. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Runs a command of the project in the foreground. @returns whether it succeeded */
export function run(command: string, options: readonly string[], env: Environment = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', code => resolve(code === 0))
  })
}
