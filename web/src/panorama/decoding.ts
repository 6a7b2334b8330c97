import type { Viewer } from '@photo-sphere-viewer/core'

/** Decodes pictures beside the page's own thread. The browser decodes image elements in the frame that shows them. */
export function decodeBeside({ textureLoader }: Viewer): void {
  const loadImage = textureLoader.loadImage.bind(textureLoader)
  const flips = canFlip()
  textureLoader.loadImage = async (...asked) => {
    if (!(await flips)) return loadImage(...asked)
    const bitmap = await createImageBitmap(await textureLoader.loadFile(...asked), flipped)
    return bitmap as ImageBitmap & HTMLImageElement
  }
}

/** WebGL counts rows from the bottom and cannot flip a bitmap itself. */
const flipped: ImageBitmapOptions = { imageOrientation: 'flipY' }

/** Older browsers ignore the option and would show the hall upside down: tries it on a picture of two pixels. */
async function canFlip(): Promise<boolean> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 2 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.fillRect(0, 0, 1, 1)
  const picture = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
  const bitmap = picture && (await createImageBitmap(picture, flipped).catch(() => null))
  if (!bitmap) return false
  context.clearRect(0, 0, 1, 2)
  context.drawImage(bitmap, 0, 0)
  const [upper, lower] = [0, 1].map(row => context.getImageData(0, row, 1, 1).data[3])
  return upper === 0 && lower === 255
}
