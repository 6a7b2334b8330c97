import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { Actions } from './Actions.tsx'
import { Facts } from './Facts.tsx'
import { Fields } from './Fields.tsx'
import { Ground } from './Ground.tsx'
import { Section } from './Part.tsx'
import { Quantities } from './Quantities.tsx'
import { States } from './States.tsx'
import styles from './StylePage.module.css'
import { samples } from './samples.ts'
import { Time } from './Time.tsx'

// Below the first screen, and heavy.
const Lists = lazyPart(async () => ({ default: (await import('./Lists.tsx')).Lists }))
const Layout = lazyPart(async () => ({ default: (await import('./Layout.tsx')).Layout }))
const Panels = lazyPart(async () => ({ default: (await import('./Panels.tsx')).Panels }))

const parts = {
  ground: Ground,
  layout: Layout,
  actions: Actions,
  fields: Fields,
  quantities: Quantities,
  panels: Panels,
  facts: Facts,
  states: States,
  lists: Lists,
  time: Time,
}
type PartId = keyof typeof parts
const ids = Object.keys(parts) as PartId[]

/** The whole interface kit on one page, for developers and for visual tests. */
export function StylePage() {
  return (
    <div className={`grid gap-x-10 ${styles.page}`}>
      <PageTitle>{samples.title}</PageTitle>
      <SkipLink />
      <header className={`grid middle gap-x-10 across ${styles.head}`}>
        <Logo />
        <h1 className={styles.title}>{samples.title}</h1>
        <p className={`t18 ink-2 mt-2 ${styles.lead}`}>{samples.lead}</p>
      </header>
      <nav className={`pad-y-4 sticky ${styles.nav}`} aria-label={samples.title}>
        <ol>
          {ids.map((id, index) => (
            <li key={id}>
              <a className="row baseline target medium round-input" href={`#${id}`}>
                <span className="t18 sign ink-3" aria-hidden="true">
                  {index + 1}
                </span>{' '}
                {samples.sections[id]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <main className={styles.main} id="content" tabIndex={-1}>
        {ids.map((id, index) => {
          const Content = parts[id]
          return (
            <Section key={id} id={id} number={index + 1} title={samples.sections[id]}>
              <Suspense>
                <Content />
              </Suspense>
            </Section>
          )
        })}
      </main>
    </div>
  )
}
