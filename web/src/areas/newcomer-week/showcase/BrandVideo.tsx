import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { prefersStill, savesData } from '../../../panorama/reader.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './BrandVideo.module.css'
import { showcaseTexts } from './texts.ts'

/** A silent video behind the active brand. It is not there for those who want no motion or few bytes, and can be paused. */
export function BrandVideo({ src }: { src: string }) {
  const t = useTexts(showcaseTexts)
  const [isWanted] = useState(() => !prefersStill() && !savesData())
  const [isPlaying, setPlaying] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    // React sets `muted` as a property only, and a browser that forbids playing shows the brand's ground.
    element.muted = true
    if (isPaused) element.pause()
    else void element.play().catch(() => setPlaying(false))
  }, [isPaused])
  if (!isWanted) return null
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-playing={isPlaying || undefined}
        src={src}
        muted
        playsInline
        loop
        preload="auto"
        aria-hidden
        onPlaying={() => setPlaying(true)}
        onError={() => setPlaying(false)}
      />
      <IconButton
        className={styles.pause}
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? t.playVideo : t.pauseVideo}
        onClick={() => setPaused(!isPaused)}
      />
    </>
  )
}
