import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printPage, saveContentFile, saveContentPage } from '../src/areas/content/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { imprint } from './pages/imprint.ts'
import type { LegalText } from './pages/legal-text.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { teaser } from './pages/teaser.ts'
import { termsAndConditions } from './pages/terms-and-conditions.ts'

const VIEWS = join(import.meta.dirname, '../../hall/views')

/** The pages written by the demo's organiser: imprint, privacy policy, terms with their PDF, and the show's teaser. */
export async function demoContent(tx: Db, files: Files, now: Date): Promise<void> {
  await saveContentPage(tx, { slug: 'terms', ...page(imprint) }, now)
  await saveContentPage(tx, { slug: 'privacy-policy', ...page(privacyPolicy) }, now)
  const pdf = await saveContentFile(files, await printPage(termsAndConditions, now), 'pdf')
  await saveContentPage(tx, { slug: 'terms-and-conditions', ...page(termsAndConditions), file: pdf }, now)

  const picture = async (name: string) => saveContentFile(files, await readFile(join(VIEWS, `${name}.webp`)), 'webp')
  const { title, lead } = teaser
  const sections = []
  for (const { head, text, picture: name } of teaser.sections) sections.push({ head, text, image: await picture(name) })
  await saveContentPage(tx, { slug: 'vts', title, lead, image: await picture(teaser.picture), sections }, now)
}

const page = ({ title, lead, sections }: LegalText) => ({
  title,
  lead,
  sections: sections.map(section => ({ ...section, image: null })),
})
