import { CONTACT } from '@fairfloor/domain/enquiries/addresses'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { LinkButton } from './LinkButton.tsx'
import { ReachUs } from './ReachUs.tsx'
import styles from './ReadingFrame.module.css'
import { readingTexts } from './reading-texts.ts'

interface ReadingFrameProps {
  /** Above how the house is reached. */
  beside?: ReactNode
  children: ReactNode
}

/** A page of text, with a column beside it where there is room, else below: what leads on, and how the house is reached. */
export function ReadingFrame({ beside, children }: ReadingFrameProps) {
  const t = useTexts(readingTexts)
  return (
    <div className={styles.frame}>
      {children}
      <aside className={styles.beside}>
        {beside}
        <section className={styles.help}>
          <p className={styles.title}>{t.title}</p>
          <p>{t.text}</p>
          <ReachUs align="start" />
          <LinkButton to={CONTACT}>{t.write}</LinkButton>
        </section>
      </aside>
    </div>
  )
}
