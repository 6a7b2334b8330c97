import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'
import { type ComponentType, lazy, type ReactNode, type Ref, Suspense, useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { firstPicture, firstStill } from './pictures.ts'
import { savesData } from './reader.ts'
import type { Describe } from './spots.ts'
import type { StartView, ViewSource } from './view-source.ts'
import styles from './viewer.module.css'
import { Waiting } from './Waiting.tsx'

/**
 * Why there is no panorama: the show has none, its picture does not load, the browser lacks WebGL 2, or the viewer's
 * code does not load.
 */
export type PanoramaFailure = 'none' | 'picture' | 'webgl' | 'code'

export interface PanoramaHandle {
  /** Focuses a hotspot's button, e.g. after its popup; ignored for hotspots of other scenes. */
  focusHotspot: (key: string) => void
  /** Turns the view to a hotspot of the scene. */
  turnTo: (key: string) => void
}

export interface PanoramaProps {
  ref?: Ref<PanoramaHandle>
  /** Moves to another scene: walks there and keeps the direction. */
  scene: Scene
  /** Neighbouring scenes, whose first pictures are prefetched. */
  next?: readonly Scene[]
  describe?: Describe
  /** The hotspot with the open popup (`hotspotKey`): its mark shows it, and the view turns to it. */
  open?: string | null
  /** Initial direction, in place of the start view or the previous direction. */
  start?: StartView | null
  /** Area covered by a sheet, in px: the panorama uses the rest. */
  inset?: { top?: number; right?: number; bottom?: number; left?: number }
  /** The address of a booth's film, which plays on its screens; undefined while something covers them. */
  filmOf?: ((booth: number) => string | null) | undefined
  /** Called with the view at every frame. */
  view: ViewSource
  /** More buttons at the end of the bar. */
  controls?: ReactNode
  /** A hotspot was clicked, tapped or activated by keyboard. */
  onHotspot: (hotspot: Hotspot) => void
  /** The scene cannot be shown as a panorama: its list takes over. */
  onFailed: (failure: PanoramaFailure) => void
}

export interface ViewerProps extends PanoramaProps {
  /** A flat picture of the first view lies below; it stays in sight until the panorama is as sharp or is turned. */
  hasStill: boolean
}

// The viewer is four fifths of the fair's code, so it is loaded with the first panorama.
const Viewer = lazy<ComponentType<ViewerProps>>(() => import('./Viewer.tsx').catch(() => ({ default: NoViewer })))

/** A scene as a panorama to look around and walk in; fills its nearest positioned ancestor. */
export function Panorama(props: PanoramaProps) {
  // Before an open booth the view is turned to it; later scenes are walked to, and keep the direction.
  const [still] = useState(() => (props.open ? undefined : firstStill(props.scene, props.start)))
  // The page brings it along, so that it is seen before any code runs; from here on it is shown below.
  useEffect(() => document.getElementById('first-picture')?.remove(), [])
  return (
    <>
      {still && <img className={`tall absolute ${styles.still}`} src={still} alt="" decoding="sync" />}
      <Suspense fallback={<Coming scene={props.scene} />}>
        <Viewer {...props} hasStill={still !== undefined} />
      </Suspense>
    </>
  )
}

/** While the viewer's code loads, so does its first picture, with the viewer's own request mode. */
function Coming({ scene }: { scene: Scene }) {
  if (scene.tiles && !savesData()) {
    const { url } = firstPicture(scene, { little: false, maxWidth: 4096 })
    preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  }
  return <Waiting />
}

function NoViewer({ onFailed }: PanoramaProps) {
  useEffect(() => onFailed('code'), [onFailed])
  return null
}
