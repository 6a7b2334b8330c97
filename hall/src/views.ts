import type { Art } from './kit/materials.ts'
import { seeded } from './kit/random.ts'
import { art } from './signs.ts'

/** Houses on the other side of the square, paler with distance. */
function skyline(width: number, ground: number, height: number, colour: string, random: () => number): string {
  let body = ''
  for (let x = -20; x < width; ) {
    const [w, h] = [60 + random() * 120, height * (0.35 + random() * 0.65)]
    body += `<rect x="${x}" y="${ground - h}" width="${w}" height="${h}" fill="${colour}"/>`
    for (let wy = ground - h + 14; wy < ground - 24; wy += 24)
      body += `<rect x="${x + 10}" y="${wy}" width="${w - 20}" height="9" fill="#ffffff" fill-opacity=".28"/>`
    x += w + (random() > 0.75 ? 26 : 2)
  }
  return body
}

/** Leaves for crowns of blots, out of focus and paled by daylight as the camera in the hall sees them. */
const leaves =
  '<filter id="leaves" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".08" numOctaves="3" seed="5" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="46" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="7"/><feColorMatrix values=".66 0 0 0 .2 0 .62 0 0 .24 0 0 .62 0 .26 0 0 0 1 0"/></filter>'

/** A trunk and a crown of blots, from dark inside to light on top. */
function tree(x: number, ground: number, size: number, random: () => number): string {
  const trunk = `<path d="M${x - size * 0.03} ${ground}l${size * 0.02}-${size * 0.6}h${size * 0.02}l${size * 0.02} ${size * 0.6}z" fill="#5c4d3d"/>`
  let crown = ''
  for (let i = 0; i < 320; i++) {
    const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * size * (0.33 - i * 0.0003)]
    const colour = ['#4a5f45', '#56704c', '#668058', '#7a9468', '#8fa67b'][Math.floor(i / 64)]
    crown += `<circle cx="${x + Math.cos(angle) * reach}" cy="${ground - size * (0.66 + i * 0.0002) + Math.sin(angle) * reach * 0.85}" r="${size * (0.012 + random() * 0.03)}" fill="${colour}"/>`
  }
  return `<g filter="url(#leaves)">${trunk}${crown}</g>`
}

/** The square in front of the fair on a bright morning, `metres` wide and `high`, the ground at a fifth of the height. */
export function square(metres: number, high: number, seed: number): Art {
  const [width, height] = [metres * 100, high * 100]
  const [random, ground] = [seeded(seed), height * 0.72]
  const trees = Array.from({ length: Math.ceil(metres / 2.6) }, (_, i) =>
    tree((i + 0.2 + random() * 0.6) * 260, ground + 8 + random() * 26, height * (0.5 + random() * 0.2), random),
  ).join('')
  return art(
    width,
    height,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9d6f2"/><stop offset=".7" stop-color="#f2f7fb"/></linearGradient><linearGradient id="ground" x2="0" y2="1"><stop stop-color="#d9d8d0"/><stop offset="1" stop-color="#bdbcb4"/></linearGradient><filter id="far"><feGaussianBlur stdDeviation="5"/></filter>${leaves}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#far)">${skyline(width, ground, height * 0.42, '#cfdbe6', random)}${skyline(width, ground, height * 0.26, '#b3c3d1', random)}<rect y="${ground - 26}" width="${width}" height="40" fill="#a9bf93"/><rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#ground)"/></g>${trees}`,
  )
}

/** What is seen through windows high in a wall: sky, roofs and crowns of trees. */
export function roofs(metres: number, high: number, seed: number): Art {
  const [width, height, random] = [metres * 100, high * 100, seeded(seed)]
  const crowns = Array.from({ length: Math.ceil(metres / 3) }, (_, i) =>
    tree((i + random()) * 300, height * 1.5, height * (0.75 + random() * 0.5), random),
  ).join('')
  return art(
    width,
    height,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9cdf0"/><stop offset="1" stop-color="#eef5fa"/></linearGradient><filter id="far"><feGaussianBlur stdDeviation="3"/></filter>${leaves}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#far)">${skyline(width, height, height * 0.75, '#b9cad9', random)}${skyline(width, height, height * 0.42, '#97abbc', random)}</g>${crowns}`,
  )
}

/** The exit sign: a running figure, a door, an arrow (after ISO 7010 E001). */
export const exitSign = () =>
  art(
    640,
    320,
    `<rect width="640" height="320" rx="14" fill="#0f8a4f"/><g fill="#ffffff"><path d="M360 40h140v240H360z"/><path d="M540 132h44v-38l50 66-50 66v-38h-44z"/></g><g fill="none" stroke="#ffffff" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"><path d="M232 128 196 190 246 214 232 272"/><path d="M196 190 168 228 112 232"/><path d="M232 128 190 122 156 156"/><path d="M232 128 278 158 320 150"/></g><circle cx="258" cy="82" r="26" fill="#ffffff"/><path d="M372 52h116v216H372z" fill="#0f8a4f" fill-opacity=".18"/>`,
  )
