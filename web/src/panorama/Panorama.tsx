import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'
import { type ComponentType, lazy, type ReactNode, type Ref, Suspense, useEffect } from 'react'
import { preload } from 'react-dom'
import { firstPicture } from './pictures.ts'
import { savesData } from './reader.ts'
import type { Describe } from './spots.ts'
import type { StartView, ViewSource } from './view-source.ts'
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
  /** Moves to another scene: cross-fades and keeps the direction. */
  scene: Scene
  /** Neighbouring scenes; their first pictures are prefetched. */
  next?: readonly Scene[]
  describe?: Describe
  /** The hotspot with the open popup (`hotspotKey`): its mark shows it, and the view turns to it. */
  open?: string | null
  /** Initial direction, in place of the start view or the previous direction. */
  start?: StartView | null
  /** Area covered by a sheet, in px: the panorama uses the rest. */
  inset?: { top?: number; right?: number; bottom?: number; left?: number }
  /** Called with the view at every frame. */
  view: ViewSource
  /** More buttons at the end of the bar. */
  controls?: ReactNode
  /** A hotspot was clicked, tapped or activated by keyboard. */
  onHotspot: (hotspot: Hotspot) => void
  /** The scene cannot be shown as a panorama: its list takes over. */
  onFailed: (failure: PanoramaFailure) => void
}

// The viewer is four fifths of the fair's code, so it is loaded with the first panorama.
const Viewer = lazy<ComponentType<PanoramaProps>>(() => import('./Viewer.tsx').catch(() => ({ default: NoViewer })))

/** A scene as a panorama to look around and walk in; fills its nearest positioned ancestor. */
export function Panorama(props: PanoramaProps) {
  preloadPicture(props.scene)
  return (
    <Suspense fallback={<Waiting />}>
      <Viewer {...props} />
    </Suspense>
  )
}

/** Preloads the first picture while the viewer's code loads, with the same request mode as the viewer. */
function preloadPicture(scene: Scene) {
  if (!scene.tiles || savesData()) return
  const { url } = firstPicture(scene, { little: false, maxWidth: 4096 })
  preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
}

function NoViewer({ onFailed }: PanoramaProps) {
  useEffect(() => onFailed('code'), [onFailed])
  return null
}
