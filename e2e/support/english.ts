import { globSync } from 'node:fs'
import { join } from 'node:path'

const web = join(import.meta.dirname, '../../web/src')

type Words = { readonly [key: string]: unknown }

/** Every message of the pages that English has and German has otherwise; not those that German uses elsewhere. */
export async function englishMessages(): Promise<Set<string>> {
  const english = new Set<string>()
  const german = new Set<string>()
  const files = globSync(['areas/**/*texts.ts', 'areas/**/faq.ts', '{app,ui,panorama}/texts.ts'], { cwd: web })
  for (const file of files)
    for (const texts of Object.values((await import(join(web, file))) as Record<string, Partial<Words>>)) {
      collect(texts?.en, english)
      collect(texts?.de, german)
    }
  return english.difference(german)
}

function collect(words: unknown, into: Set<string>): void {
  if (typeof words === 'string') into.add(words)
  if (typeof words === 'object' && words !== null) for (const word of Object.values(words)) collect(word, into)
}
