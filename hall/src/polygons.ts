import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Hotspot } from './hotspots.ts'

const [width, height] = [2048, 1024]
const colours = { booth: '#ff2d55', scene: '#34c759', info: '#0a84ff', vitrine: '#ffd60a' }

/** Points along an edge in pixels: straight in space, curved in the picture. */
function edge([yaw, pitch]: [number, number], [nextYaw, nextPitch]: [number, number]): [number, number][] {
  const way = (a: number, b: number) => [Math.sin(a) * Math.cos(b), Math.sin(b), -Math.cos(a) * Math.cos(b)]
  const [from, to] = [way(yaw, pitch), way(nextYaw, nextPitch)]
  return Array.from({ length: 24 }, (_, i) => {
    const [x, y, z] = from.map((value, c) => value + ((to[c]! - value) * i) / 24) as [number, number, number]
    const [a, b] = [Math.atan2(x, -z), Math.atan2(y, Math.hypot(x, z))]
    return [(a / (2 * Math.PI) + 0.5) * width, (0.5 - b / Math.PI) * height]
  })
}

function outline({ kind, polygon, at, label }: Hotspot): string {
  const points = polygon.flatMap((corner, i) => edge(corner, polygon[(i + 1) % polygon.length]!))
  // Lines across the seam would span the whole picture: a new one starts there.
  const line = [...points, points[0]!].map(([x, y], i, all) => {
    const jumps = i === 0 || Math.abs(x - all[i - 1]![0]) > width / 2
    return `${jumps ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const [x, y] = [(at.yaw / (2 * Math.PI) + 0.5) * width, (0.5 - at.pitch / Math.PI) * height]
  return `<path d="${line.join('')}" fill="none" stroke="${colours[kind]}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="7" fill="${colours[kind]}"/><text x="${x + 10}" y="${y + 5}" font-size="17" font-family="sans-serif" fill="#fff" stroke="#000" stroke-width="4" paint-order="stroke">${label}</text>`
}

/** Each scene's picture with its hotspots drawn over it, for inspection. */
export async function drawPolygons(pictures: string, target: string, numbers: number[]) {
  await mkdir(target, { recursive: true })
  for (const number of numbers) {
    const { hotspots } = JSON.parse(await readFile(`${pictures}${number}/scene.json`, 'utf8')) as {
      hotspots: Hotspot[]
    }
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${hotspots.map(outline).join('')}</svg>`
    await sharp(`${pictures}${number}/2048.webp`)
      .composite([{ input: Buffer.from(overlay) }])
      .png()
      .toFile(`${target}${number}.png`)
    console.log(`${target}${number}.png`)
  }
}
