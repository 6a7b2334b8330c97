import { useEffect, useRef, useState } from 'react'
import { prefersStill, savesData } from '../../../panorama/reader.ts'
import styles from './BrandSlide.module.css'

/** Videos are not there for those who want no motion or few bytes. */
export const wantsVideo = (): boolean => !prefersStill() && !savesData()

/** A silent video behind the active brand. */
export function BrandVideo({ src, isPaused }: { src: string; isPaused: boolean }) {
  const [isPlaying, setPlaying] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    // React sets `muted` as a property only, and a browser that forbids playing shows the brand's ground.
    element.muted = true
    if (isPaused) element.pause()
    else void element.play().catch(() => setPlaying(false))
  }, [isPaused])
  return (
    <video
      ref={video}
      className={`wide cover tall absolute fill ${styles.video}`}
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
  )
}
