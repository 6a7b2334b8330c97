import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { editorTexts } from './editor-texts.ts'
import styles from './week-desk.module.css'

interface OrderButtonsProps {
  name: string
  at: number
  /** How many there are. */
  of: number
  onMove: (to: number) => void
  onRemove: () => void
  children?: ReactNode
}

/** Moves an item of a list up or down, or takes it out. */
export function OrderButtons({ name, at, of, onMove, onRemove, children }: OrderButtonsProps) {
  const t = useTexts(editorTexts)
  // A row that changes its place loses the focus, and the next press of a key would go nowhere.
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    flushSync(() => onMove(to))
    button.focus()
  }
  return (
    <span className={`row ${styles.buttons}`}>
      {children}
      <IconButton icon="chevronUp" label={t.up(name)} disabled={at === 0} onClick={move(at - 1)} />
      <IconButton icon="chevronDown" label={t.down(name)} disabled={at === of - 1} onClick={move(at + 1)} />
      <IconButton icon="trash" label={t.remove(name)} onClick={onRemove} />
    </span>
  )
}
