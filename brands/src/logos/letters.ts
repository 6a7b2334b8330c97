import { type AnyFace, fontOf } from './faces.ts'

/** Text as outlines: path data with the baseline starting at 0,0, and its ink box. y grows downwards. */
export interface Outline {
  d: string
  width: number
  top: number
  bottom: number
}

type Glyphs = { commands: { command: string; args: number[] }[]; x: number; y: number }[]
interface Setting {
  glyphs: Glyphs
  left: number
  width: number
  top: number
  bottom: number
}

const settings = new Map<string, Setting>()

/** Sets one line. `size` is the type size in user units, `tracking` in em, `slant` in tangents (0.2 leans right). */
export function outline(
  text: string,
  face: AnyFace,
  size: number,
  { tracking = 0, x = 0, y = 0, slant = 0 }: { tracking?: number; x?: number; y?: number; slant?: number } = {},
): Outline {
  const { glyphs, left, width, top, bottom } = setting(text, face, tracking)
  const pen = new Pen()
  for (const glyph of glyphs)
    for (const { command, args } of glyph.commands) {
      pen.begin(command)
      for (let i = 0; i < args.length; i += 2) {
        const py = -(args[i + 1]! + glyph.y) * size
        pen.point(x + (args[i]! + glyph.x - left) * size - py * slant, y + py)
      }
      pen.end()
    }
  return { d: pen.d, width: width * size, top: top * size, bottom: bottom * size }
}

/** Writes relative commands in tenths of a unit, which are shorter than absolute ones. Only the first point is absolute. */
class Pen {
  d = ''
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0
  private lastX = 0
  private lastY = 0
  private afterLetter = true
  private command = ''

  begin(command: string): void {
    this.command = command
    this.d += this.d ? letterOf[command] : 'M'
    this.afterLetter = true
  }

  point(x: number, y: number): void {
    this.lastX = Math.round(x * 10)
    this.lastY = Math.round(y * 10)
    this.write(this.lastX - this.x)
    this.write(this.lastY - this.y)
  }

  end(): void {
    if (this.command === 'moveTo') [this.startX, this.startY] = [this.lastX, this.lastY]
    const closed = this.command === 'closePath'
    this.x = closed ? this.startX : this.lastX
    this.y = closed ? this.startY : this.lastY
  }

  private write(tenths: number): void {
    // A minus sign separates numbers as well as a blank does.
    this.d += this.afterLetter || tenths < 0 ? inUnits(tenths) : ` ${inUnits(tenths)}`
    this.afterLetter = false
  }
}

const written = new Map<number, string>()

/** Tenths in units, as text. A range's labels use the same few thousand steps millions of times. */
function inUnits(tenths: number): string {
  const known = written.get(tenths)
  if (known !== undefined) return known
  const text = String(tenths / 10)
  written.set(tenths, text)
  return text
}

/** The ink box of a line at size 1, relative to its baseline. */
export const inkOf = (text: string, face: AnyFace): { top: number; bottom: number } => setting(text, face, 0)

/** Width of a line at size 1. */
export const widthOf = (text: string, face: AnyFace, tracking = 0): number => setting(text, face, tracking).width

/** Cap height at size 1. */
export const capHeight = (face: AnyFace): number => -setting('H', face, 0).top

/** The size at which a line has the given width, but at most `max`. */
export const fit = (text: string, face: AnyFace, width: number, max: number, tracking = 0): number =>
  Math.min(max, width / widthOf(text, face, tracking))

const letterOf: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

function setting(text: string, face: AnyFace, tracking: number): Setting {
  const key = `${face}|${tracking}|${text}`
  const known = settings.get(key)
  if (known) return known
  const font = fontOf(face)
  const run = font.layout(text)
  const em = font.unitsPerEm
  let [pen, left, right, top, bottom] = [0, Number.POSITIVE_INFINITY, 0, 0, 0]
  const glyphs = run.glyphs.map((glyph, i) => {
    const position = run.positions[i]!
    const x = pen + position.xOffset / em
    const y = position.yOffset / em
    const box = glyph.bbox
    if (glyph.path.commands.length > 0) {
      left = Math.min(left, x + box.minX / em)
      right = Math.max(right, x + box.maxX / em)
      top = Math.min(top, -(y + box.maxY / em))
      bottom = Math.max(bottom, -(y + box.minY / em))
    }
    pen += position.xAdvance / em + tracking
    const commands = glyph.path.commands.map(each => ({ command: each.command, args: each.args.map(v => v / em) }))
    return { commands, x, y }
  })
  const start = Number.isFinite(left) ? left : 0
  const made = { glyphs, left: start, width: right - start, top, bottom }
  settings.set(key, made)
  return made
}
