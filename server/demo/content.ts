import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenPage } from '@fairfloor/domain/content/written-pages'
import { languages } from '@fairfloor/domain/language'
import { printPage, readRichText, saveContentFile, saveContentPage } from '../src/areas/content/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { aboutUs } from './pages/about-us.ts'
import { contact } from './pages/contact.ts'
import { faq } from './pages/faq.ts'
import type { HouseText, WrittenText } from './pages/house-text.ts'
import { imprint } from './pages/imprint.ts'
import { paymentMethods } from './pages/payment-methods.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { teaser, teaserPictures } from './pages/teaser.ts'
import { termsAndConditions } from './pages/terms-and-conditions.ts'

const VIEWS = join(import.meta.dirname, '../../hall/views')

/** The pages written by the demo's organiser, in each language: the terms with their PDF, the show's teaser with pictures. */
export async function demoContent(tx: Db, files: Files, now: Date): Promise<void> {
  const pages: Partial<Record<WrittenPage, HouseText>> = {
    'about-us': aboutUs,
    faq,
    contact,
    'payment-methods': paymentMethods,
    terms: imprint,
    'privacy-policy': privacyPolicy,
  }
  for (const [slug, texts] of Object.entries(pages))
    for (const language of languages)
      await saveContentPage(tx, { slug, language, ...withoutPictures(texts[language]) }, now)

  for (const language of languages) {
    const text = termsAndConditions[language]
    const sections = text.sections.map(({ head, text: words }) => ({ head, content: readRichText(words) }))
    const file = await saveContentFile(files, await printPage({ ...text, sections }, language, now), 'pdf')
    await saveContentPage(tx, { slug: 'terms-and-conditions', language, ...withoutPictures(text), file }, now)
  }

  const picture = async (name: string) => saveContentFile(files, await readFile(join(VIEWS, `${name}.webp`)), 'webp')
  const image = await picture(teaserPictures.page)
  const images = await Promise.all(teaserPictures.parts.map(picture))
  for (const language of languages) {
    const { title, lead, sections } = teaser[language]
    const parts = sections.map((section, i) => ({ ...section, image: images[i]! }))
    await saveContentPage(tx, { slug: 'vts', language, title, lead, image, sections: parts }, now)
  }
}

const withoutPictures = ({ title, lead, sections }: WrittenText) => ({
  title,
  lead,
  sections: sections.map(section => ({ ...section, image: null })),
})
