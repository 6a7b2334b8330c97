import { type PointerEvent, type ReactNode, useState } from 'react'
import styles from './parts.module.css'

/** Product zoom: a window of 225×225 px that magnifies the picture 2.6 times, only above md. */
const WINDOW_PX = 225
const SCALE = 2.6
const ABOVE_MD = '(width >= 768px)'

/** A picture that shows its details beside it while hovered. */
export function Zoom({ src, children }: { src: string; children: ReactNode }) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || !matchMedia(ABOVE_MD).matches) return
    const box = event.currentTarget.getBoundingClientRect()
    setAt({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  return (
    <div className={`relative ${styles.zoom}`} onPointerMove={follow} onPointerLeave={() => setAt(null)}>
      {children}
      {at && (
        <span
          className={`block bordered round-card absolute ${styles.window}`}
          aria-hidden="true"
          style={{
            width: WINDOW_PX,
            height: WINDOW_PX,
            backgroundImage: `url("${src}")`,
            backgroundSize: `${SCALE * 100}%`,
            backgroundPosition: `${at.x * 100}% ${at.y * 100}%`,
          }}
        />
      )}
    </div>
  )
}
