import type { Highlight } from '@fairfloor/domain/booth-content/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { IconBadge } from '../../ui/IconBadge.tsx'
import styles from './Highlights.module.css'
import { boothContentTexts } from './texts.ts'

/** How long a mouse must hover over a card to count as an interaction. */
const HOVER_MS = 900

/** A card that turns over on hover, on tap, and on Enter or Space. Each of these is an interaction. */
export function FlipCard({ highlight, onInteract }: { highlight: Highlight; onInteract: () => void }) {
  const t = useTexts(boothContentTexts).highlights
  const [isFlipped, setFlipped] = useState(false)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    resting.current = setTimeout(() => {
      setFlipped(true)
      onInteract()
    }, HOVER_MS)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    clearTimeout(resting.current)
    if (pointerType === 'mouse') setFlipped(false)
  }
  const press = () => {
    clearTimeout(resting.current)
    setFlipped(!isFlipped)
    onInteract()
  }
  const side = (src: string, className: string | undefined) => (
    <img className={className} src={src} srcSet={srcSet(src)} sizes="(width < 576px) 46vw, 290px" alt="" />
  )
  return (
    <button
      type="button"
      className={`relative pad-0 ${styles.card}`}
      data-flipped={isFlipped || undefined}
      aria-pressed={isFlipped}
      aria-label={highlight.isViewedByUser ? `${highlight.title}, ${t.viewed}` : highlight.title}
      aria-description={isFlipped ? highlight.text : undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onClick={press}
    >
      <span className={`absolute fill ${styles.turning}`}>
        {side(highlight.imageInitialLink, styles.front)}
        {side(highlight.imageFlippedLink, styles.back)}
      </span>
      {highlight.isViewedByUser && (
        <span className={styles.viewed}>
          <IconBadge icon="check" />
        </span>
      )}
    </button>
  )
}
