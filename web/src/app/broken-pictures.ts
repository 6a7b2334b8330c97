import { checkConnection, onReturn } from '../lib/connection.ts'

const isPicture = (target: unknown): target is HTMLImageElement => target instanceof HTMLImageElement

/**
 * Marks pictures that could not be loaded, so that base.css shows a placeholder in place of the browser's broken icon, and
 * loads them again when the connection is back.
 */
export function watchPictures(): void {
  // Neither event bubbles.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!isPicture(target)) return
      mark(target, true)
      void checkConnection()
    },
    true,
  )
  document.addEventListener('load', ({ target }) => isPicture(target) && mark(target, false), true)
  onReturn(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]')) {
      const { srcset, src } = picture
      if (srcset) picture.srcset = srcset
      picture.src = src
    }
  })
}

const mark = (picture: HTMLImageElement, isBroken: boolean): void =>
  void picture.toggleAttribute('data-broken', isBroken)
