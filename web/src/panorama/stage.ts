import '@photo-sphere-viewer/core/index.css'
import { type Direction, type Scene, tileUrl } from '@fairfloor/domain/trade-show/scenes'
import { CONSTANTS, type events, Viewer } from '@photo-sphere-viewer/core'
import {
  EquirectangularTilesAdapter,
  type EquirectangularTilesPanorama,
} from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import { capacity } from './device.ts'
import { type Capacity, firstPicture, tilesInView, tilesOf } from './pictures.ts'
import { type Camera, hFovOf, levelled } from './projection.ts'
import { prefersStill, savesData } from './reader.ts'

/** The panorama itself: pictures on a sphere, turned by mouse, finger and keys. Knows no React and no hotspots. */
export interface Stage {
  /** Lies over the picture; what is pressed in it can also be dragged to turn the view. */
  readonly overlay: HTMLElement
  camera: () => Camera
  /**
   * Shows a scene, `soft` over the one before; null leaves the view as it is, `vFov` says how near. True when it stands there, false when
   * another was wanted meanwhile; throws when its picture does not load.
   */
  show: (scene: Scene, direction: (Direction & { vFov?: number }) | null, soft: boolean) => Promise<boolean>
  /** Fetches a scene's first picture, so that it is there when one walks on. */
  prepare: (scene: Scene) => void
  /** Fetches what makes a scene sharp in the direction in which it will be seen first; null: as one looks now. */
  prepareTiles: (scene: Scene, direction: Direction | null) => void
  /** Turns until a direction is well in view. */
  bringIntoView: (direction: Direction) => void
  /** Turns to a direction, not zoomed. */
  goHome: (direction: Direction) => void
  zoomBy: (steps: number) => void
  close: () => void
}

export interface StageEvents {
  /** After each frame in which something moved. */
  onFrame: (camera: Camera) => void
  /** Something in the overlay was clicked, tapped or entered, and the view not turned by it. */
  onPress: (target: Element) => void
  onHome: () => void
}

/** Opens a stage in an element, which has the keyboard while the focus is in it. Throws without WebGL 2. */
export function openStage(container: HTMLElement, { onFrame, onPress, onHome }: StageEvents): Stage {
  const device = capacity()
  const still = prefersStill()
  const viewer = new Viewer({
    container,
    adapter: EquirectangularTilesAdapter.withConfig({ baseBlur: false, showErrorTile: false }),
    navbar: false,
    keyboard: false,
    keyboardActions: keyboardActions(onHome),
    minFov,
    maxFov,
    defaultZoomLvl: startZoom(container.clientWidth / container.clientHeight),
    moveInertia: !still,
    canvasBackground: 'transparent',
  })
  const overlay = viewer.container.appendChild(document.createElement('div'))
  const stopListening = listen(container, overlay, viewer, onPress)

  const camera = (): Camera => ({
    ...viewer.getPosition(),
    vFov: (viewer.state.vFov * Math.PI) / 180,
    ...viewer.getSize(),
  })
  const turn = (direction: Direction, zoom = viewer.getZoomLevel()) => {
    if (!still) return void viewer.animate({ ...direction, zoom, speed: turnSpeed })
    viewer.rotate(direction)
    viewer.zoom(zoom)
  }
  viewer.addEventListener('render', () => onFrame(camera()))

  return {
    overlay,
    camera,
    show: (scene, direction, soft) =>
      viewer.setPanorama(panoramaOf(scene, device), {
        position: direction ?? undefined,
        zoom: direction?.vFov && zoomOf((direction.vFov * 180) / Math.PI),
        showLoader: false,
        transition: soft && !still ? { effect: 'fade', rotation: false, speed: fadeMs } : false,
      }),
    prepare: scene => fetchAhead([firstPicture(scene, device).url]),
    prepareTiles: (scene, direction) => {
      const [tiles, now] = [tilesOf(scene, device.little), camera()]
      if (tiles) fetchAhead(tilesInView(tiles, direction ?? now, { vFov: now.vFov, hFov: hFovOf(now) }))
    },
    bringIntoView: direction => turn(levelled(direction, camera())),
    goHome: direction => turn(direction, viewer.config.defaultZoomLvl),
    zoomBy: steps => viewer.zoomIn(steps * zoomStep),
    close: () => {
      stopListening()
      viewer.destroy()
    },
  }
}

const [minFov, maxFov] = [30, 90]
const fadeMs = 180
const turnSpeed = '20rpm'
const zoomStep = 15

/** An upright phone sees too little of a hall through the window that suits a desk. */
const startZoom = (aspect: number): number => zoomOf(aspect < 1 ? 86 : 74)

/** The viewer's zoom at a height of the view in degrees; its own function rounds, and an address would not come back. */
const zoomOf = (height: number): number => (100 * (maxFov - height)) / (maxFov - minFov)

const keyboardActions = (onHome: () => void) => ({
  ArrowUp: CONSTANTS.ACTIONS.ROTATE_UP,
  ArrowDown: CONSTANTS.ACTIONS.ROTATE_DOWN,
  ArrowRight: CONSTANTS.ACTIONS.ROTATE_RIGHT,
  ArrowLeft: CONSTANTS.ACTIONS.ROTATE_LEFT,
  '+': CONSTANTS.ACTIONS.ZOOM_IN,
  '=': CONSTANTS.ACTIONS.ZOOM_IN,
  '-': CONSTANTS.ACTIONS.ZOOM_OUT,
  Home: onHome,
})

function fetchAhead(urls: string[]) {
  if (savesData()) return
  for (const url of urls) fetch(url, { priority: 'low' }).catch(() => {})
}

/** A small whole picture first, then sharp tiles; the viewer takes a picture without tiles as one with none to load. */
function panoramaOf(scene: Scene, device: Capacity): EquirectangularTilesPanorama {
  const { url, width } = firstPicture(scene, device)
  const tiles = tilesOf(scene, device.little)
  if (!tiles) return { baseUrl: url, width, cols: 2, rows: 1, tileUrl: () => null }
  const { cols, rows } = tiles
  return { baseUrl: url, width: tiles.width, cols, rows, tileUrl: (column, row) => tileUrl(tiles, column, row) }
}

/** Presses, focus and keys. The viewer swallows the clicks of fingers and the focus of mice; both are given back here. */
function listen(
  container: HTMLElement,
  overlay: HTMLElement,
  viewer: Viewer,
  onPress: StageEvents['onPress'],
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let down = { x: 0, y: 0 }
  container.addEventListener('focusin', () => viewer.startKeyboardControl(), { signal })
  container.addEventListener('focusout', () => viewer.stopKeyboardControl(), { signal })
  container.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, target }) => {
      down = { x, y }
      if (target instanceof Element && !target.closest('button')) container.focus({ preventScroll: true })
    },
    { signal },
  )
  overlay.addEventListener(
    'click',
    ({ target, detail, clientX, clientY }) => {
      const byPointer = detail > 0
      const dragged = byPointer && Math.hypot(clientX - down.x, clientY - down.y) > CONSTANTS.MOVE_THRESHOLD
      if (target instanceof Element && !dragged) onPress(target)
    },
    { signal },
  )
  viewer.addEventListener('click', ({ data }: events.ClickEvent) => {
    if (data.target && data.originalEvent?.type === 'touchend' && !data.rightclick) onPress(data.target)
  })
  return () => stop.abort()
}
