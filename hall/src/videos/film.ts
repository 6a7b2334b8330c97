import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Frame, height, width } from './canvas.ts'

/** A clip: its duration, the second of its poster image, and its picture at each second. */
export interface Film {
  seconds: number
  poster: number
  frame: (second: number) => Frame
}

const fps = 25

/** VP9 in WebM, which every browser plays without a licence; at this quality drawn edges stay sharp. */
const encode = (file: string) => [
  ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${fps}`],
  ...['-i', '-', '-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '33', '-g', '100', '-row-mt', '1', '-deadline', 'good'],
  ...['-cpu-used', '4', '-f', 'webm', file],
]

/** Renders a film frame by frame into `<path>.webm`, and its poster image into `<path>.webp`. */
export async function shoot(film: Film, path: string): Promise<void> {
  const ffmpeg = spawn('ffmpeg', encode(`${path}.webm`), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(ffmpeg, 'exit') as Promise<[number | null]>
  for (let at = 0; at < film.seconds * fps; at++)
    if (!ffmpeg.stdin.write(film.frame(at / fps))) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
  const still = sharp(film.frame(film.poster), { raw: { width, height, channels: 3 } })
  await writeFile(`${path}.webp`, await still.webp({ quality: 86 }).toBuffer())
}
