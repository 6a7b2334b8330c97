import type { Language } from '@fairfloor/domain/language'
import { useLanguage } from '../lib/texts.tsx'
import styles from './ReadingFrame.module.css'

export interface ContentsItem {
  id: string
  text: string
  /** Where it is not the reader's. */
  language?: Language | undefined
  /** Part of the one above. */
  below?: boolean
}

interface ContentsProps {
  name: string
  items: readonly ContentsItem[]
  /** Only where there is room for it beside the text. */
  onlyWide?: boolean
}

/** Ways to the parts of a text: a column at its left where there is room, else chips. Stands in a `parted` text of ReadingFrame. */
export function Contents({ name, items, onlyWide }: ContentsProps) {
  const { language } = useLanguage()
  return (
    <div className={styles.beside} data-wide={onlyWide || undefined} lang={language}>
      <nav className={styles.contents} aria-label={name}>
        <p className="t13 fg-2 mb-2">{name}</p>
        <ol className="row wrap gap-2">
          {items.map(({ id, text, language: written, below }) => (
            <li key={id} lang={written} data-below={below || undefined}>
              <a className="block bordered round-full pad-y-2 pad-x-3" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
