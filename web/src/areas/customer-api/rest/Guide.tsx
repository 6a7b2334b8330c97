import { useTexts } from '../../../lib/texts.tsx'
import { Blocks } from './Markdown.tsx'
import { type Block, blocksOf } from './markdown.ts'
import styles from './Reference.module.css'
import { restTexts } from './rest-texts.ts'

type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }

/** The parts of a description, each from one heading to the next. What stands before the first is left to the page's lead. */
export function guideOf(about: string): Section[] {
  const sections: (Section & { blocks: Block[] })[] = []
  for (const block of blocksOf(about)) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: block.pieces.map(({ text }) => text).join(''), blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** How the API works. */
export function Guide({ sections }: { sections: readonly Section[] }) {
  const t = useTexts(restTexts)
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={`stack gap-3 ${styles.group}`}>
      <h2 lang="en">{title}</h2>
      <Blocks blocks={blocks} codeName={t.codeName} />
    </section>
  ))
}
