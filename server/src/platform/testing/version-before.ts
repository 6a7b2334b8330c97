import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ranWeaker } from './outside-data.ts'

const root = join(import.meta.dirname, '../../../..')
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * Unpacks the version before this one with libraries of its own: what still serves while a server of this one starts.
 * @param folder an empty one
 * @param test that asks, as it is named at the end of the run
 * @returns its commit, or undefined where this machine has no history of the project or cannot install its libraries
 */
export function unpackVersionBefore(folder: string, test: string): string | undefined {
  try {
    const commit = git(
      'rev-parse',
      '--verify',
      `${process.env.VERSION_BEFORE ?? tagged() ?? beforeNewestMigration()}^{commit}`,
    )
    execFileSync('sh', ['-ec', `git archive ${commit} | tar -x -C "$1"`, 'sh', folder], { cwd: root, stdio: 'ignore' })
    const parts = ['@fairfloor/server', '@fairfloor/brands'].map(name => `--workspace=${name}`)
    const quiet = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
    execFileSync('npm', ['ci', ...quiet, ...parts], { cwd: folder, stdio: 'ignore' })
    return commit
  } catch {
    ranWeaker(test, 'the version before, which needs the history of git and perhaps a network')
    return undefined
  }
}

/** The newest version with a number, if there is one. */
function tagged(): string | undefined {
  const tags = git('tag', '--merged', 'HEAD^', '--sort=-creatordate')
  return tags.split('\n')[0] || undefined
}

/** The commit before the newest migration landed. */
function beforeNewestMigration(): string {
  const folder = 'server/migrations'
  const newest = readdirSync(join(root, folder))
    .filter(name => name.endsWith('.sql'))
    .sort()
    .at(-1)
  return `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${folder}/${newest}`)}^`
}
