import { type ReactNode, useId } from 'react'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded, type LoadedQuery } from '../../../ui/Loaded.tsx'
import layout from '../../../ui/layout.module.css'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

interface CardProps<Data> {
  title: string
  /** Beside the title. */
  note?: string | undefined
  /** The page with all of it. */
  link?: { to: string; text: string } | undefined
  query: LoadedQuery<Data>
  children: (data: Data) => ReactNode
}

/** A card of the start page. It loads alone, and what fails is said in its own room. */
export function Card<Data>({ title, note, link, query, children }: CardProps<Data>) {
  const t = useTexts(startTexts)
  const heading = useId()
  return (
    <section className={`row column gap-3 slim on-fog round-card pad-5 ${layout.card}`} aria-labelledby={heading}>
      <header className="row wrap baseline gap-x-3">
        <h2 id={heading}>{title}</h2>
        {note && <span className="t13 ink-2">{note}</span>}
        {link && (
          <PageLink to={link.to} className={`t13 cobalt medium push ${text.lined} ${styles.all}`}>
            {link.text}
          </PageLink>
        )}
      </header>
      <Loaded query={query} waiting={<Skeleton height={200} radius="input" />} failed={() => t.failed}>
        {children}
      </Loaded>
    </section>
  )
}

/** What will stand in a card that has no content. */
export const Nothing = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className={`grid at-start packed gap-2 ${styles.nothing}`}>
    <p className={styles.title}>{title}</p>
    {children && <p className="ink-2">{children}</p>}
    {action}
  </div>
)
