import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Frame, Size } from './canvas.ts'

/** A clip: its duration, the second of its poster image if it needs one, and its picture at each second. */
export interface Film {
  seconds: number
  poster?: number
  /** Less quality than usual in fewer bytes, for what is only a background. */
  crf?: number
  frame: (second: number) => Frame
}

const fps = 25
const CRF = 33

/** VP9 in WebM, which every browser plays without a licence; at this quality drawn edges stay sharp. */
const encode = (file: string, { w, h }: Size, crf: number) => [
  ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${w}x${h}`, '-r', `${fps}`],
  ...['-i', '-', '-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', `${crf}`, '-g', '100', '-row-mt', '1', '-deadline', 'good'],
  ...['-cpu-used', '4', '-f', 'webm', file],
]

/** Renders a film frame by frame into `<path>.webm`, and its poster image, if it has one, into `<path>.webp`. */
export async function shoot(film: Film, path: string): Promise<void> {
  const first = film.frame(0)
  const ffmpeg = spawn('ffmpeg', encode(`${path}.webm`, first, film.crf ?? CRF), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit') as Promise<[number | null]>
  for (let at = 0; at < film.seconds * fps; at++)
    if (!ffmpeg.stdin.write(film.frame(at / fps).pixels)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
  if (film.poster === undefined) return
  const { w, h, pixels } = film.frame(film.poster)
  const still = sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
  await writeFile(`${path}.webp`, await still.webp({ quality: 86 }).toBuffer())
}
