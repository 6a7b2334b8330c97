import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './Stage.module.css'
import { showcaseTexts } from './texts.ts'

interface ControlsProps {
  /** A detail is open: nothing here can be pressed. */
  isOff: boolean
  onList: () => void
  children?: ReactNode
}

/** What is pressed at the foot of a showcase, and the way to its list at the corner. */
export function Controls({ isOff, onList, children }: ControlsProps) {
  const t = useTexts(showcaseTexts)
  return (
    <div className={`absolute fill ${styles.controls}`} inert={isOff} data-off={isOff || undefined}>
      <IconButton className={styles.list} icon="list" label={t.asList} onClick={onList} />
      {children}
    </div>
  )
}
