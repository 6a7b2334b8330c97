import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './Stage.module.css'
import { showcaseTexts } from './texts.ts'

interface PauseButtonProps {
  isPaused: boolean
  onPaused: (isPaused: boolean) => void
}

/** Holds the videos of the showcase. It lies above what a finger presses to open a brand. */
export function PauseButton({ isPaused, onPaused }: PauseButtonProps) {
  const t = useTexts(showcaseTexts)
  return (
    <IconButton
      className={styles.pause}
      icon={isPaused ? 'play' : 'pause'}
      label={isPaused ? t.playVideo : t.pauseVideo}
      onClick={() => onPaused(!isPaused)}
    />
  )
}
