import { MOST_COMPARED } from '@fairfloor/domain/assortment/addresses'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useToast } from '../../../ui/ToastProvider.tsx'
import { sizeTitle } from '../../catalogue/size-text.ts'
import styles from '../../order-lists/FavouriteToggle.module.css'
import own from './Compare.module.css'
import { type Comparable, choose, useChosen } from './chosen.ts'
import { compareTexts } from './texts.ts'

interface CompareToggleProps {
  size: Comparable
  /** -1 in a column of cells, where Tab finds only cells. */
  tabIndex?: number
  /** A word alone, on a phone the picture alone, where there is no room. */
  look?: 'text'
}

/** Puts a size beside others. */
export function CompareToggle({ size, tabIndex, look }: CompareToggleProps) {
  const { language } = useLanguage()
  const t = useTexts(compareTexts)
  const toast = useToast()
  const chosen = useChosen()
  const isChosen = chosen.some(({ id }) => id === size.id)
  const name = sizeTitle(size, language)
  const toggle = () => {
    if (isChosen) return choose(chosen.filter(({ id }) => id !== size.id))
    if (chosen.length >= MOST_COMPARED) return void toast({ tone: 'error', title: t.full })
    choose([...chosen, { id: size.id, name, image: size.image_url }])
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={t.compareOf(name)}
      aria-pressed={isChosen}
      className={
        look === 'text'
          ? `t13 cobalt at-least-24 ${own.word}`
          : classes(
              'middle centred fixed ink-2 round-input inline-row',
              styles.toggle,
              't13 bold nowrap pad-x-3',
              'edged',
              styles.worded,
            )
      }
      onClick={toggle}
    >
      <Icon name="columns" />
      <span>{isChosen ? t.isOne : t.compare}</span>
    </button>
  )
}
