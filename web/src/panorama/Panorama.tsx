import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'
import { type ComponentType, lazy, type ReactNode, type Ref, Suspense, useEffect } from 'react'
import { preload } from 'react-dom'
import { firstPicture } from './pictures.ts'
import { savesData } from './reader.ts'
import type { Describe } from './spots.ts'
import type { StartView, ViewSource } from './view-source.ts'
import { Waiting } from './Waiting.tsx'

/**
 * Why there is no panorama: the show has none, its picture does not load, the browser has no WebGL 2, the viewer's code does
 * not load.
 */
export type PanoramaFailure = 'none' | 'picture' | 'webgl' | 'code'

export interface PanoramaHandle {
  /** Gives the focus to a hotspot's button, e.g. after its popup; a hotspot of another scene is passed over. */
  focusHotspot: (key: string) => void
  /** Turns the view to a hotspot of the scene. */
  turnTo: (key: string) => void
}

export interface PanoramaProps {
  ref?: Ref<PanoramaHandle>
  /** Another scene is walked to: faded over, the direction kept. */
  scene: Scene
  /** Where one may go next; their first pictures are fetched ahead. */
  next?: readonly Scene[]
  describe?: Describe
  /** The hotspot whose popup is open (`hotspotKey`): its mark shows it and the view is turned to it. */
  open?: string | null
  /** Where to look when the scene is come to, instead of its start view or the way one looked before. */
  start?: StartView | null
  /** What a sheet covers, in px: the panorama keeps to the free strip. */
  inset?: { top?: number; right?: number; bottom?: number; left?: number }
  /** Told where one looks, with every frame. */
  view: ViewSource
  /** More buttons at the end of the bar. */
  controls?: ReactNode
  /** A hotspot was clicked, tapped or entered. */
  onHotspot: (hotspot: Hotspot) => void
  /** There will be no panorama of this scene: its list takes over. */
  onFailed: (failure: PanoramaFailure) => void
}

// The viewer is four fifths of the fair's code: it comes when a panorama is shown.
const Viewer = lazy<ComponentType<PanoramaProps>>(() => import('./Viewer.tsx').catch(() => ({ default: NoViewer })))

/** A scene as a panorama that one can look around and walk in; fills its nearest positioned ancestor. */
export function Panorama(props: PanoramaProps) {
  preloadPicture(props.scene)
  return (
    <Suspense fallback={<Waiting />}>
      <Viewer {...props} />
    </Suspense>
  )
}

/** The first picture is on its way while the viewer's code still is; asked for as the viewer will ask. */
function preloadPicture(scene: Scene) {
  if (!scene.tiles || savesData()) return
  const { url } = firstPicture(scene, { little: false, maxWidth: 4096 })
  preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
}

function NoViewer({ onFailed }: PanoramaProps) {
  useEffect(() => onFailed('code'), [onFailed])
  return null
}
