import { useTexts } from '../lib/texts.tsx'
import styles from './signs.module.css'
import { uiTexts } from './texts.ts'

/** The first focus stop of a page: jumps over the chrome to the element with the id `to`. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  const t = useTexts(uiTexts)
  return (
    <a className={`grid in-middle bold round-input pad-x-5 on-signal signal-ink ${styles.skip}`} href={`#${to}`}>
      {t.skip}
    </a>
  )
}
