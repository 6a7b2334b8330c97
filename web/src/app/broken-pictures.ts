import { checkConnection, onReturn } from '../lib/sending/connection.ts'

/**
 * Marks pictures that could not be loaded, so that base.css shows a placeholder in place of the browser's broken icon, and
 * loads them again when the connection is back.
 */
export function watchPictures(): void {
  // Neither event bubbles.
  document.addEventListener('error', mark, true)
  document.addEventListener('load', mark, true)
  onReturn(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]')) {
      // Its source set is read again with it.
      const { src } = picture
      picture.src = src
    }
  })
}

function mark({ target, type }: Event): void {
  if (target instanceof HTMLImageElement && target.toggleAttribute('data-broken', type === 'error'))
    void checkConnection()
}
