import { seeded } from '../kit/random.ts'
import { luminance, mixed } from './drawing.ts'

type Pattern = (
  w: number,
  h: number,
  colours: { base: string; tone: string; accent: string },
  random: () => number,
) => string

const ridges: Pattern = (w, h, { tone, accent, base }, random) => {
  let body = `<circle cx="${w * 0.78}" cy="${h * 0.36}" r="${h * 0.2}" fill="${mixed(accent, base, 0.2)}"/>`
  for (let k = 0; k < 5; k++) {
    let path = `M0 ${h}`
    for (let x = 0; x <= 14; x++) path += `L${(x / 14) * w} ${h * (0.5 + k * 0.1) + (random() - 0.5) * h * 0.24}`
    body += `<path d="${path}V${h}z" fill="${mixed(tone, accent, 0.12 + k * 0.13)}" fill-opacity=".9"/>`
  }
  return body
}

const sprint: Pattern = (w, h, { tone, accent }, random) => {
  let body = ''
  for (let k = 0; k < 18; k++) {
    const [x, t] = [random() * w * 1.3 - w * 0.2, (0.02 + random() * 0.1) * h]
    body += `<path d="M${x} ${h}L${x + h * 0.6} 0h${t}L${x + t} ${h}z" fill="${k % 3 ? tone : accent}" fill-opacity="${0.25 + random() * 0.5}"/>`
  }
  return body
}

const waves: Pattern = (w, h, { tone, accent }) => {
  let body = ''
  for (let k = 0; k < 9; k++) {
    const y = h * (0.34 + k * 0.08)
    body += `<path d="M0 ${y + h * 0.1}C${w * 0.25} ${y - h * 0.25} ${w * 0.4} ${y + h * 0.35} ${w * 0.65} ${y}S${w * 0.95} ${y - h * 0.2} ${w} ${y}V${h}H0z" fill="${mixed(tone, accent, k / 9)}" fill-opacity=".38"/>`
  }
  return body
}

const rings: Pattern = (w, h, { tone, accent }) => {
  let body = ''
  for (let k = 8; k > 0; k--)
    body += `<circle cx="${w * 0.8}" cy="${h * 0.62}" r="${h * 0.12 * k}" fill="${k % 2 ? tone : accent}" fill-opacity="${0.16 + (8 - k) * 0.07}"/>`
  return body
}

const molecules: Pattern = (w, h, { tone, accent }, random) => {
  const side = h * 0.13
  let body = ''
  for (let row = 0; row < 9; row++)
    for (let col = 0; col * side * 1.75 < w + side; col++) {
      const [x, y] = [col * side * 1.75 + (row % 2) * side * 0.875, row * side * 1.52]
      const fade = (x / w) * 0.7 + (y / h) * 0.3
      if (random() > fade * 1.1) continue
      const points = Array.from({ length: 6 }, (_, i) => {
        const a = (Math.PI / 3) * i + Math.PI / 6
        return `${x + Math.cos(a) * side * 0.94},${y + Math.sin(a) * side * 0.94}`
      }).join(' ')
      body += `<polygon points="${points}" fill="${random() > 0.75 ? accent : tone}" fill-opacity="${0.2 + fade * 0.6}"/>`
    }
  return body
}

const leaves: Pattern = (w, h, { tone, accent }, random) => {
  let body = ''
  for (let k = 0; k < 26; k++) {
    const [x, y, s, a] = [
      w * (0.35 + random() * 0.7),
      h * (0.2 + random() * 0.9),
      h * (0.16 + random() * 0.24),
      random() * 360,
    ]
    body += `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s / 100})" fill="${k % 4 ? tone : accent}" fill-opacity="${0.3 + random() * 0.5}"><path d="M0-100C50-60 55 30 0 100C-55 30-50-60 0-100z"/></g>`
  }
  return body
}

const dots: Pattern = (w, h, { tone, accent }) => {
  let body = ''
  const step = h / 16
  for (let row = 0; row <= 16; row++)
    for (let col = 0; col * step < w; col++) {
      const radius = step * 0.46 * Math.max(0, (col * step) / w + row / 32 - 0.35)
      if (radius > 0.3)
        body += `<circle cx="${(col + (row % 2) / 2) * step}" cy="${row * step}" r="${radius}" fill="${(col + row) % 5 ? tone : accent}"/>`
    }
  return body
}

const blocks: Pattern = (w, h, { tone, accent }, random) => {
  const side = h / 5
  let body = ''
  for (let row = 0; row < 5; row++)
    for (let col = 0; col * side < w; col++) {
      if (random() < 0.45) continue
      const [x, y] = [col * side, row * side]
      const colour = random() > 0.7 ? accent : tone
      const shape = Math.floor(random() * 3)
      const path =
        shape === 0
          ? `M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}z`
          : shape === 1
            ? `M${x} ${y}h${side}v${side}z`
            : `M${x} ${y + side}a${side} ${side} 0 0 1 ${side}-${side}v${side}z`
      body += `<path d="${path}" fill="${colour}" fill-opacity="${0.3 + ((col * side) / w) * 0.6}"/>`
    }
  return body
}

const families = [ridges, sprint, waves, rings, molecules, leaves, dots, blocks]

/** The brand's ground with one of eight patterns; units as the caller draws. */
export function pattern(w: number, h: number, main: string, accent: string, family: number, seed: number): string {
  const light = luminance(main) > 0.55
  const base = light ? mixed(main, '#ffffff', 0.55) : main
  const tone = light
    ? mixed(main, accent, 0.22)
    : luminance(main) < 0.02
      ? mixed(main, '#ffffff', 0.16)
      : mixed(main, accent, 0.3)
  const to = light ? mixed(main, accent, 0.1) : mixed(main, '#000000', 0.28)
  const name = `ground-${seed}`
  return `<defs><linearGradient id="${name}" x2="1" y2="1"><stop stop-color="${base}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${name})"/>${families[family % families.length]!(w, h, { base, tone, accent: mixed(accent, tone, 0.25) }, seeded(seed))}`
}
