import { git, greenCommit } from './green.ts'

/** What has changed, named from the root, and since which commit. */
export type Changed = { readonly since: string; readonly files: readonly string[] }

/**
 * Changes since the last commit whose short run was green here, or what has been handed in; with what is not committed
 * yet.
 * @returns undefined if neither is known
 */
export function changedFiles(): Changed | undefined {
  const known = [greenCommit(), 'origin/main'].find(isKnown)
  return known === undefined ? undefined : changedSince(git('merge-base', known, 'HEAD')?.trim() ?? known)
}

/** The same for what is handed in itself: the changes since the commit before it. */
export function changedLately(): Changed | undefined {
  const changed = changedFiles()
  if (changed?.since !== git('rev-parse', 'HEAD')?.trim()) return changed
  return isKnown('HEAD^') ? changedSince('HEAD^') : undefined
}

const isKnown = (commit: string | undefined) =>
  commit !== undefined && git('cat-file', '-e', `${commit}^{commit}`) !== undefined

function changedSince(since: string): Changed {
  const lines = [git('diff', '--name-only', since), git('ls-files', '-o', '--exclude-standard')]
  return { since, files: lines.flatMap(text => text?.split('\n').filter(Boolean) ?? []) }
}
