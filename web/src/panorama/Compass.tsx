import type { Direction } from '@fairfloor/domain/trade-show/scenes'
import { useEffect, useRef } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { bearingOf } from './angles.ts'
import { panoramaTexts } from './texts.ts'
import type { ViewSource } from './view-source.ts'
import styles from './viewer.module.css'

interface CompassProps {
  view: ViewSource
  /** The yaw of the plan's top. */
  north: number
  /** @param direction where north is */
  onNorth: (direction: Direction) => void
}

/** A needle that points to the plan's top; pressing it turns the view there. */
export function Compass({ view, north, onNorth }: CompassProps) {
  const t = useTexts(panoramaTexts)
  const needle = useRef<SVGGElement>(null)
  useEffect(
    () =>
      view.listen(({ yaw }) => {
        const degrees = (-bearingOf(yaw, north) * 180) / Math.PI
        needle.current?.setAttribute('transform', `rotate(${degrees.toFixed(1)} 12 12)`)
      }),
    [view, north],
  )
  return (
    <button
      type="button"
      className={`grid in-middle fixed round-input ${styles.compass}`}
      aria-label={t.compass}
      title={t.compass}
      onClick={() => onNorth({ yaw: north, pitch: 0 })}
    >
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        <circle className={styles.ring} cx="12" cy="12" r="10.5" />
        <g ref={needle}>
          <path className={styles.north} d="M12 3.5l3 8.5H9z" />
          <path className={styles.south} d="M12 20.5l3-8.5H9z" />
        </g>
      </svg>
    </button>
  )
}
