import { type ReactNode, useSyncExternalStore } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/IconButton.tsx'
import surface from '../ui/surface.module.css'
import { panoramaTexts } from './texts.ts'
import styles from './viewer.module.css'

/** Buttons of the view: zoom, full screen if supported, and those of the page. */
export function Bar({ zoomBy, children }: { zoomBy: (steps: number) => void; children?: ReactNode }) {
  const t = useTexts(panoramaTexts)
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null)
  // Full screen for the whole page, so that popups stay visible.
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <div className={classes(surface.glass, 'row gap-1 round-card pad-2 absolute', styles.bar)} data-over-panorama="">
      <IconButton icon="minus" label={t.zoomOut} onClick={() => zoomBy(-1)} />
      <IconButton icon="plus" label={t.zoomIn} onClick={() => zoomBy(1)} />
      {document.fullscreenEnabled && (
        <IconButton
          icon={isFull ? 'shrink' : 'expand'}
          label={isFull ? t.endFullScreen : t.fullScreen}
          onClick={() => void toggle()}
        />
      )}
      {children}
    </div>
  )
}

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
