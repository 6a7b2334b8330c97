import '@photo-sphere-viewer/core/index.css'
import { firstVFov } from '@fairfloor/domain/trade-show/flat-view'
import { type Direction, type Scene, tileUrl } from '@fairfloor/domain/trade-show/scenes'
import { Cache, CONSTANTS, type events, Viewer } from '@photo-sphere-viewer/core'
import type { EquirectangularTilesPanorama } from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import { decodeBeside } from './decoding.ts'
import { capacity } from './device.ts'
import { leave } from './leaving.ts'
import { type Capacity, firstPicture, tilesInView, tilesOf } from './pictures.ts'
import { type Camera, hFovOf, levelled, project } from './projection.ts'
import { prefersStill, savesData } from './reader.ts'
import { TilesAdapter } from './tiles-adapter.ts'

/** The panorama itself: pictures on a sphere, turned by mouse, finger and keys. Independent of React and hotspots. */
export interface Stage {
  /** Overlay over the picture; dragging on its elements also turns the view. */
  readonly overlay: HTMLElement
  camera: () => Camera
  /**
   * Shows a scene; a null view keeps the current one, with `vFov` as zoom. `from` walks there: toward a direction, or
   * from anywhere. Resolves to true when it is shown, to false if another scene was requested meanwhile; rejects if its
   * picture does not load.
   */
  show: (
    scene: Scene,
    direction: (Direction & { vFov?: number }) | null,
    from: { toward: Direction | null } | null,
  ) => Promise<boolean>
  /** Every tile in view of the shown scene is drawn. */
  isSharp: () => boolean
  /** Prefetches a scene's first picture, and its still if it opens with that. */
  prepare: (scene: Scene, still: string | undefined) => void
  /** Prefetches the tiles that are visible first in a direction; null: the current one. */
  prepareTiles: (scene: Scene, direction: Direction | null) => void
  /** Turns until a direction is well in view. */
  bringIntoView: (direction: Direction) => void
  /** Turns to a direction and resets the zoom. */
  goHome: (direction: Direction) => void
  zoomBy: (steps: number) => void
  close: () => void
}

export interface StageEvents {
  /** After each frame with motion. */
  onFrame: (camera: Camera) => void
  /** An element of the overlay was clicked, tapped or activated by keyboard, without dragging. */
  onPress: (target: Element) => void
  onHome: () => void
}

/** Opens a stage in an element, which handles keys while it has the focus. Throws without WebGL 2. */
export function openStage(container: HTMLElement, { onFrame, onPress, onHome }: StageEvents): Stage {
  const device = capacity()
  const still = prefersStill()
  const viewer = new Viewer({
    container,
    adapter: [TilesAdapter, { baseBlur: false, showErrorTile: false }],
    navbar: false,
    keyboard: false,
    keyboardActions: keyboardActions(onHome),
    minFov,
    maxFov,
    defaultZoomLvl: zoomOf(firstVFov(container.clientWidth / container.clientHeight)),
    moveInertia: !still,
    canvasBackground: 'transparent',
  })
  decodeBeside(viewer)
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
  let shown: Shown | null = null

  return {
    overlay,
    camera,
    async show(scene, direction, from) {
      const toward = from?.toward ? project(from.toward, camera()) : null
      const arrive = from && !still ? await leave(viewer, overlay, toward) : undefined
      const next = panoramaOf(scene, device)
      const setting = viewer.setPanorama(next, {
        position: direction ?? undefined,
        zoom: direction?.vFov && zoomOf(direction.vFov),
        showLoader: false,
        transition: false,
      })
      const stands = await setting.finally(arrive)
      if (stands) shown = next
      return stands
    },
    isSharp: () => isComplete(shown),
    prepare: (scene, still) => fetchAhead([firstPicture(scene, device).url, ...(still ? [still] : [])]),
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
const turnSpeed = '20rpm'
const zoomStep = 15

/** The viewer's zoom for a field of view in radians; its own function rounds, so that an address would not round-trip. */
const zoomOf = (vFov: number): number => (100 * (maxFov - (vFov * 180) / Math.PI)) / (maxFov - minFov)

/** A short press is one step, a held key zooms on; the viewer's own action does nothing in less than a frame. */
const zoomByKey = (way: number) => (viewer: Viewer, event: KeyboardEvent) =>
  viewer.zoomIn(way * (event.repeat ? zoomStep / 5 : zoomStep))

const keyboardActions = (onHome: () => void) => ({
  ArrowUp: CONSTANTS.ACTIONS.ROTATE_UP,
  ArrowDown: CONSTANTS.ACTIONS.ROTATE_DOWN,
  ArrowRight: CONSTANTS.ACTIONS.ROTATE_RIGHT,
  ArrowLeft: CONSTANTS.ACTIONS.ROTATE_LEFT,
  '+': zoomByKey(1),
  '=': zoomByKey(1),
  '-': zoomByKey(-1),
  Home: onHome,
})

function fetchAhead(urls: string[]) {
  if (savesData()) return
  for (const url of urls) fetch(url, { priority: 'low' }).catch(() => {})
}

/** `asked`: addresses of the tiles that the viewer has asked for; null if there are none to ask for. */
type Shown = EquirectangularTilesPanorama & { asked: Set<string> | null }

/** A small whole picture first, then sharp tiles; the viewer treats a picture without tiles as having none to load. */
function panoramaOf(scene: Scene, device: Capacity): Shown {
  const { url, width } = firstPicture(scene, device)
  const tiles = tilesOf(scene, device.little)
  if (!tiles) return { baseUrl: url, width, cols: 2, rows: 1, tileUrl: () => null, asked: null }
  const { cols, rows } = tiles
  const asked = new Set<string>()
  const ask = (column: number, row: number) => {
    const address = tileUrl(tiles, column, row)
    asked.add(address)
    return address
  }
  return { baseUrl: url, width: tiles.width, cols, rows, tileUrl: ask, asked }
}

/** The viewer keeps what it has loaded in its cache, by the address of the first picture. */
const isComplete = (shown: Shown | null): boolean =>
  shown !== null &&
  (shown.asked === null ||
    (shown.asked.size > 0 && [...shown.asked].every(url => Cache.get(url, shown.baseUrl!) !== undefined)))

/** Clicks, focus and keys. The viewer swallows taps and focus by mouse; both are restored here. */
function listen(container: HTMLElement, overlay: HTMLElement, viewer: Viewer, onPress: StageEvents['onPress']) {
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
