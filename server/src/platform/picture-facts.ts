import sharp from 'sharp'
import type { Files } from './files.ts'
import { OPTIONS, sourceName } from './pictures.ts'

/** What is needed to place a picture on a background. */
export type PictureFacts = {
  readonly width: number
  readonly height: number
  /** Background on which it is visible; `any`: it is opaque and has its own. */
  readonly ground: 'any' | 'light' | 'dark'
  /** Padding colour where it is shown by itself, as `#rrggbb`. */
  readonly backdrop: string
}

const SAMPLE = 64
/** An anti-aliased edge does not count as transparent. */
const OPAQUE = 250
/** Luminance, from 0 for black to 1 for white, above which it is invisible on white. */
const LIGHT = 0.6
const [INK, PAPER] = ['#14171a', '#ffffff']

/** @returns undefined if there is no such picture */
export async function pictureFacts(files: Files, hash: string): Promise<PictureFacts | undefined> {
  const source = await files.get(sourceName(hash))
  if (!source) return undefined
  const {
    autoOrient: { width, height },
  } = await sharp(source, OPTIONS).metadata()
  const sample = sharp(source, OPTIONS).autoOrient().resize(SAMPLE, SAMPLE, { fit: 'fill' })
  const dots = await sample.ensureAlpha().raw().toBuffer()
  const { isOpaque, brightness } = looksOf(dots)
  if (isOpaque) return { width, height, ground: 'any', backdrop: `#${dots.subarray(0, 3).toString('hex')}` }
  const isLight = brightness > LIGHT
  return { width, height, ground: isLight ? 'dark' : 'light', backdrop: isLight ? INK : PAPER }
}

function looksOf(dots: Buffer): { isOpaque: boolean; brightness: number } {
  let [seen, light, clearest] = [0, 0, 255]
  for (let at = 0; at < dots.length; at += 4) {
    const alpha = dots[at + 3]!
    seen += alpha
    light += (alpha * (0.2126 * dots[at]! + 0.7152 * dots[at + 1]! + 0.0722 * dots[at + 2]!)) / 255
    clearest = Math.min(clearest, alpha)
  }
  return { isOpaque: clearest >= OPAQUE, brightness: light / (seen || 1) }
}
