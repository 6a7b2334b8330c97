const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

const inverted = (bits: string) => bits.replace(/[01]/g, bit => (bit === '0' ? '1' : '0'))
const reversed = (bits: string) => [...bits].reverse().join('')

/** The 95 modules of an EAN-13, '1' a dark one. */
function modulesOf(ean: string): string {
  const [first, ...digits] = [...ean].map(Number)
  const left = digits.slice(0, 6).map((digit, i) => {
    const bits = LEFT[digit]!
    return PARITY[first!]![i] === 'L' ? bits : reversed(inverted(bits))
  })
  const right = digits.slice(6).map(digit => inverted(LEFT[digit]!))
  return `101${left.join('')}01010${right.join('')}101`
}

const WIDTH = 640
const HEIGHT = 480
const MODULE = 4

/** Grey values of a picture with an EAN-13 in its middle; without one, of an empty picture. */
export function pictureOf(ean: string | null): { grey: Uint8Array; width: number; height: number } {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(235)
  const modules = ean === null ? '' : modulesOf(ean)
  const start = (WIDTH - modules.length * MODULE) / 2
  for (let y = 120; y < 360; y++)
    for (let i = 0; i < modules.length * MODULE; i++)
      if (modules[Math.floor(i / MODULE)] === '1') grey[y * WIDTH + Math.floor(start) + i] = 20
  return { grey, width: WIDTH, height: HEIGHT }
}

/** A film of pictures (YUV4MPEG2, ten a second), each shown for some frames. */
export function filmOf(scenes: readonly (readonly [ean: string | null, frames: number])[]): Buffer {
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frames = scenes.flatMap(([ean, count]) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(ean).grey, colours])
    return Array.from({ length: count }, () => frame)
  })
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...frames])
}
