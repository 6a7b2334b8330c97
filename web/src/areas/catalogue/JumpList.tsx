import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { count, sizeText } from '../../lib/format.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import surface from '../../ui/surface.module.css'
import styles from './JumpList.module.css'
import type { OfferedSize } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'
import { piecesOf } from './pieces.ts'
import { sizeTitle } from './size-text.ts'
import { catalogueTexts } from './texts.ts'

interface JumpListProps {
  list: string
  sizes: readonly OfferedSize[]
  order: OrderedLines
  /** Ids of the flavours that the filter leaves. */
  found: ReadonlySet<number>
  onJump: (sizeId: number) => void
  sectionOf: (sizeId: number) => HTMLElement | null | undefined
  /** The reader never orders: no column of pieces. */
  isListOnly: boolean
}

/** The sizes of a grid by name: a panel beside the sheet where there is room, otherwise a strip of chips above the cells. */
export function JumpList({ list, sizes, order, found, onJump, sectionOf, isListOnly }: JumpListProps) {
  const t = useTexts(catalogueTexts).grid
  const shown = sizes.filter(({ product_attributes }) => product_attributes.some(({ id }) => found.has(id)))
  const current = useCurrentSize(shown, sectionOf)
  if (sizes.length < 2) return null
  const items = shown.map(size => (
    <JumpItem
      key={size.id}
      list={list}
      size={size}
      order={order}
      isCurrent={size.id === current}
      onJump={() => onJump(size.id)}
    />
  ))
  return (
    <>
      {createPortal(
        <nav
          className={classes(surface.inkGround, 'row column round-card', styles.panel, isListOnly && styles.listOnly)}
          aria-label={t.jump}
          data-jump-list=""
        >
          <div className={`grid baseline gap-2 ${styles.head}`}>
            <h2 className="t24">{t.sizes(shown.length)}</h2>
            <span>{t.flavours}</span>
            {!isListOnly && <span>{t.pieces}</span>}
          </div>
          <ul className="relative" onKeyDown={moveByArrows}>
            {items}
          </ul>
        </nav>,
        document.body,
      )}
      <nav className={`on-paper line-below ${styles.chips}`} aria-label={t.jump}>
        <ul className="row middle relative" onKeyDown={moveByArrows}>
          {items}
        </ul>
      </nav>
    </>
  )
}

interface JumpItemProps extends Pick<JumpListProps, 'list' | 'order'> {
  size: OfferedSize
  isCurrent: boolean
  onJump: () => void
}

function JumpItem({ list, size, order, isCurrent, onJump }: JumpItemProps) {
  const { language } = useLanguage()
  const pieces = usePendingValue(list, quantities => piecesOf(size, quantities, order))
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const strip = item.current?.parentElement
    if (!isCurrent || !item.current || !strip) return
    strip.scrollTo({ left: item.current.offsetLeft - 40, top: item.current.offsetTop - strip.clientHeight / 2 })
  }, [isCurrent])
  return (
    <li ref={item}>
      <button
        className="middle nowrap"
        type="button"
        aria-current={isCurrent || undefined}
        // One stop for Tab; arrows go on from there.
        tabIndex={isCurrent ? 0 : -1}
        title={sizeTitle(size, language)}
        onClick={onJump}
      >
        <span>
          {size.product.name} <em>{sizeText(size.name, language)}</em>
        </span>
        <em>{size.product_attributes.length}</em>
        {pieces > 0 && <b>{count(pieces)}</b>}
      </button>
    </li>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (!by) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** How far below the top of what scrolls the current size begins, at most. */
const REACH_PX = 160

/** The size that is read now: the last one whose head is at the top. */
function useCurrentSize(
  sizes: readonly OfferedSize[],
  sectionOf: (sizeId: number) => HTMLElement | null | undefined,
): number | undefined {
  const [current, setCurrent] = useState(sizes[0]?.id)
  const look = useEffectEvent((scroller: Node) => {
    const first = sizes[0] && sectionOf(sizes[0].id)
    if (!first || !scroller.contains(first)) return
    const top = scroller instanceof Element ? scroller.getBoundingClientRect().top : 0
    const reached = sizes.findLast(({ id }) => (sectionOf(id)?.getBoundingClientRect().top ?? 0) <= top + REACH_PX)
    setCurrent((reached ?? sizes[0])?.id)
  })
  useEffect(() => {
    let frame = 0
    const onScroll = ({ target }: Event) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => target instanceof Node && look(target))
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])
  return sizes.some(({ id }) => id === current) ? current : sizes[0]?.id
}
