import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import surface from '../../ui/surface.module.css'
import styles from './StylePage.module.css'

/** One numbered section of the page. */
export const Section = ({
  id,
  number,
  title,
  children,
}: {
  id: string
  number: number
  title: string
  children: ReactNode
}) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <h2 className={'row gap-3 t36 mb-6'} id={`${id}-title`}>
      <span className="ink-3" aria-hidden="true">
        {number}
      </span>{' '}
      {title}
    </h2>
    {children}
  </section>
)

/** One part with its name; `glass` and `ink` show it on dark backgrounds. */
export const Part = ({
  name,
  on,
  stack,
  children,
}: {
  name: string
  on?: 'glass' | 'inkGround' | 'fog'
  stack?: boolean
  children: ReactNode
}) => (
  <div className="mt-6">
    <h3 className={`ink-2 mb-2 ${styles.name}`}>{name}</h3>
    <div className={on === 'glass' ? `round-card pad-y-10 pad-x-6 ${styles.hall}` : undefined}>
      <div
        className={classes(
          stack ? 'stack top gap-4' : 'row wrap middle gap-3',
          on && `round-card pad-y-4 pad-x-5 ${surface[on]}`,
        )}
      >
        {children}
      </div>
    </div>
  </div>
)
