import type { Viewer } from '@photo-sphere-viewer/core'
import type { Point } from './projection.ts'

/**
 * Keeps what the viewer shows in sight while another scene loads below it, growing toward a point as if one walked
 * there; without a point it stays as it is. Resolves, once it covers the canvas, to what makes it fade.
 */
export async function leave(viewer: Viewer, below: Element, toward: Point | null): Promise<() => void> {
  const picture = document.createElement('canvas')
  Object.assign(picture.style, { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' })
  // A canvas of WebGL can be read only right after it is drawn.
  await new Promise<void>(resolve => {
    const copy = () => {
      const drawn = viewer.container.querySelector('canvas')!
      Object.assign(picture, { width: drawn.width, height: drawn.height })
      picture.getContext('2d')?.drawImage(drawn, 0, 0)
      resolve()
    }
    viewer.addEventListener('render', copy, { once: true })
    viewer.needsUpdate()
  })
  below.before(picture)
  if (toward) picture.style.transformOrigin = `${toward.x}px ${toward.y}px`
  const duration = toward ? walkMs : fadeMs
  const growth = toward ? 'scale(1.25)' : 'none'
  const walk = picture.animate({ transform: ['none', growth] }, { duration, easing: 'ease-in', fill: 'forwards' })
  return () => {
    const delay = Math.max(0, duration - fadeMs - Number(walk.currentTime))
    const fade = picture.animate({ opacity: [1, 0] }, { duration: fadeMs, delay, fill: 'forwards' })
    fade.finished.finally(() => picture.remove())
  }
}

const walkMs = 540
const fadeMs = 260
