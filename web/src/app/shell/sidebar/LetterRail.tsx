import { useTexts } from '../../../lib/texts.tsx'
import { LETTERS } from '../menus/slides.ts'
import styles from './Sidebar.module.css'
import { sidebarTexts } from './sidebar-texts.ts'

/** Id of a letter's section. */
export const letterId = (letter: string): string => (letter === '#' ? 'menu-digits' : `menu-${letter}`)

/** Letters at the edge of the list, each to its brands. */
export function LetterRail({ letters }: { letters: readonly string[] }) {
  const t = useTexts(sidebarTexts)
  return (
    <div className={`sticky ${styles.place}`}>
      <ul className={`grid absolute ${styles.rail}`} aria-label={t.letters}>
        {LETTERS.map(letter => (
          <li key={letter}>
            <button
              className="wide tall t15 sign cobalt to-middle"
              type="button"
              disabled={!letters.includes(letter)}
              onClick={() => document.getElementById(letterId(letter))?.scrollIntoView()}
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
