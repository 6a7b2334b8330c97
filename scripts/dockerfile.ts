/** A step of a Dockerfile; `flags` are those with a value, such as `from`. */
export type Step = { readonly name: string; readonly flags: Readonly<Record<string, string>>; readonly rest: string }

/** One stage, from its FROM to the next. */
export type Stage = { readonly base: string; readonly name: string; readonly steps: readonly Step[] }

/** Reads the part of a Dockerfile's language that ours uses. @throws Error for a step before the first FROM */
export function readDockerfile(text: string): Stage[] {
  const lines = text.replace(/\\\n/g, ' ').split('\n')
  const stages: { base: string; name: string; steps: Step[] }[] = []
  for (const line of lines.map(one => one.trim()).filter(one => one !== '' && !one.startsWith('#'))) {
    const [, name = '', after = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [base = '', , alias] = after.split(/\s+/)
      stages.push({ base, name: alias ?? String(stages.length), steps: [] })
      continue
    }
    const [given = ''] = /^(--\w+=\S+\s+)*/.exec(after) ?? []
    const flags = Object.fromEntries([...given.matchAll(/--(\w+)=(\S+)/g)].map(([, flag, value]) => [flag!, value!]))
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${name} stands before the first FROM.`)
    stage.steps.push({ name, flags, rest: after.slice(given.length) })
  }
  return stages
}

/** What a build does not send: the patterns of a .dockerignore. */
export const readIgnored = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
