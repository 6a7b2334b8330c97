import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { announce } from '../../../ui/announce.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { around, hintAt } from './places.ts'
import styles from './Stage.module.css'
import { showcaseTexts } from './texts.ts'
import { type Column, useCursor } from './use-cursor.ts'
import type { Showcase } from './use-showcase.ts'
import { useSwipe } from './use-swipe.ts'

/** An item as the stage shows it. */
export interface Slide {
  erp_id: number
  name: string
  look: CSSProperties
}

interface StageProps<Item extends Slide> {
  kind: 'brands' | 'products'
  items: readonly Item[]
  showcase: Showcase
  /** The steps that are set, in their order; clicks are ignored while there are any. */
  steps: readonly string[]
  /** Opens the active item's detail. */
  onOpen: () => void
  onClose: () => void
  /** Content of a slide: 0 is the active one, negative ones stand before it. */
  slide: (item: Item, offset: number) => ReactNode
  /** Behind the slides. */
  ground?: ReactNode
  /** Above the slides: what can be pressed beside the paginator, and the detail. */
  children?: ReactNode
}

const COLUMNS: readonly Column[] = [-1, 0, 1]

/** A row of slides of which one is active: three columns on wide screens, one on narrow ones. */
export function Stage<Item extends Slide>(props: StageProps<Item>) {
  const { kind, items, showcase, steps, onOpen, onClose, slide, ground, children } = props
  const { place, move, isWide } = showcase
  const t = useTexts(showcaseTexts)
  const track = useRef<HTMLUListElement>(null)
  const active = useRef<HTMLButtonElement>(null)
  const cursor = useCursor()
  const isOpen = steps.length > 0
  const swipe = useSwipe(track, isOpen, move)
  const item = items[place]
  useReturnedFocus(isOpen, active)
  useSaid(item && t.at(item.name, place + 1, items.length), place)

  const press = (column: Column) => {
    if (isOpen) return
    if (column === 0) onOpen()
    else move(column)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape' && isOpen) onClose()
    else if (!isOpen && event.key === 'ArrowLeft') move(-1)
    else if (!isOpen && event.key === 'ArrowRight') move(1)
    else return
    event.preventDefault()
  }

  return (
    <section
      className={classes(styles.stage, styles[kind])}
      style={item?.look}
      aria-roledescription={t.carousel}
      aria-label={t[kind]}
      data-steps={steps.join(' ')}
      data-place={place}
      // A click on plain text gives the focus to it, and Escape is heard.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {ground}
      <div className={styles.surface} {...swipe}>
        <ul ref={track} className={styles.track}>
          {around(items, place, isWide ? 2 : 1).map(({ item, offset }) => (
            <li
              key={item.erp_id}
              aria-roledescription={t.slide}
              aria-label={t.at(item.name, place + offset + 1, items.length)}
              aria-hidden={offset !== 0}
              className={styles.slide}
              data-offset={offset}
              style={{ ...item.look, '--o': offset } as CSSProperties}
            >
              {slide(item, offset)}
            </li>
          ))}
        </ul>
        {COLUMNS.map(column => {
          const other = items[place + column]
          return (
            other && (
              <button
                key={column}
                ref={column === 0 ? active : undefined}
                type="button"
                tabIndex={column === 0 && !isOpen ? undefined : -1}
                className={styles.column}
                data-column={column}
                data-hint={hintAt(column, place, items.length, isOpen)}
                aria-label={column === 0 ? t.open(other.name) : t.to(other.name)}
                onClick={() => press(column)}
                {...cursor.over(column)}
              />
            )
          )
        })}
        <span
          ref={cursor.sign}
          className={styles.sign}
          aria-hidden
          data-hint={cursor.column === null ? 'none' : hintAt(cursor.column, place, items.length, isOpen)}
        >
          <span className={styles.more}>{t.more}</span>
          <Icon name="arrowLeft" className={styles.prev} />
          <Icon name="arrowRight" className={styles.next} />
        </span>
      </div>
      {children}
    </section>
  )
}

/** The focus goes back to the active item when its detail has closed. */
function useReturnedFocus(isOpen: boolean, active: { readonly current: HTMLElement | null }) {
  const was = useRef(isOpen)
  useEffect(() => {
    if (was.current && !isOpen) active.current?.focus({ preventScroll: true })
    was.current = isOpen
  }, [isOpen, active])
}

/** Tells screen readers which item is active once it has changed. */
function useSaid(text: string | undefined, place: number) {
  const before = useRef(place)
  useEffect(() => {
    if (text && before.current >= 0 && before.current !== place) announce(text)
    before.current = place
  }, [text, place])
}
