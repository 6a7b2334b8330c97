import { CONTACT } from '@fairfloor/domain/enquiries/addresses'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { LinkButton } from './LinkButton.tsx'
import { ReachUs } from './ReachUs.tsx'
import styles from './ReadingFrame.module.css'
import { readingTexts } from './reading-texts.ts'

interface ReadingFrameProps {
  /** What we help with; by default with any question. */
  help?: { title: string; text: ReactNode }
  /** Its Contents stand at its left where there is room. */
  parted?: boolean
  /** Of its text, where it is not the reader's. */
  lang?: string | undefined
  children: ReactNode
}

/** A page of text, with a column beside it where there is room, else below: how the house is reached. */
export function ReadingFrame({ help, parted, lang, children }: ReadingFrameProps) {
  const t = useTexts(readingTexts)
  return (
    <div className={`stack gap-y-10 gap-x-16 ${styles.frame}`}>
      <article className={`stack packed gap-6 relative ${styles.text}`} data-parted={parted || undefined} lang={lang}>
        {children}
      </article>
      <aside>
        <section className={`grid at-start gap-3 on-fog round-card ${styles.help}`}>
          <p className="t24 sign">{help?.title ?? t.title}</p>
          {help?.text ?? <p>{t.text}</p>}
          <ReachUs align="start" />
          <LinkButton to={CONTACT}>{t.write}</LinkButton>
        </section>
      </aside>
    </div>
  )
}

/** What a page of text is about, below its title. */
export const Lead = ({ lang, children }: { lang?: string | undefined; children: ReactNode }) => (
  <p className="t18 ink-2 measure" lang={lang}>
    {children}
  </p>
)
