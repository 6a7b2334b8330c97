import sharp from 'sharp'

/** What is hidden in them: nothing that is shown to others may have it. */
const HIDDEN = '<?php phpinfo(); ?><script>alert(1)</script>'

type Trick = {
  readonly name: string
  readonly bytes: Buffer
  /** Whether it is a photograph with something in it that does not belong there. */
  readonly isPhoto: boolean
}

/** Files called pictures that hide a script or promise too much. */
export async function trickPictures(): Promise<Trick[]> {
  const canvas = () => sharp({ create: { width: 260, height: 260, channels: 3, background: '#806040' } })
  const jpeg = await canvas().jpeg().toBuffer()
  const gif = await canvas().gif().toBuffer()
  const described = await canvas()
    .withExif({ IFD0: { ImageDescription: HIDDEN, Copyright: HIDDEN } })
    .jpeg()
    .toBuffer()
  return [
    { name: 'a script in what a JPEG says of itself.jpg', bytes: described, isPhoto: true },
    { name: 'a script in a comment of a JPEG.jpg', bytes: withComment(jpeg), isPhoto: true },
    { name: 'a page behind the end of a JPEG.jpg', bytes: Buffer.concat([jpeg, Buffer.from(HIDDEN)]), isPhoto: true },
    { name: 'a JPEG of 64250 × 64250.jpg', bytes: withSide(jpeg, 0xfafa), isPhoto: false },
    { name: 'a script that begins as a GIF.gif', bytes: Buffer.from(`GIF89a${HIDDEN}`), isPhoto: false },
    { name: 'a script in a comment of a GIF.gif', bytes: withGifComment(gif), isPhoto: false },
    { name: 'a GIF of 5000 frames.gif', bytes: frames(5000), isPhoto: false },
  ]
}

/** Puts a comment behind the start of a JPEG (ITU T.81, B.2.4.5). */
function withComment(jpeg: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, HIDDEN.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(HIDDEN), jpeg.subarray(2)])
}

/** A JPEG that says it is this wide and high: both follow the marker, the length and the precision of its frame. */
export function withSide(jpeg: Buffer, side: number): Buffer {
  const claiming = Buffer.from(jpeg)
  const frame = claiming.indexOf(Buffer.from([0xff, 0xc0]))
  for (const at of [5, 7]) claiming.writeUInt16BE(side, frame + at)
  return claiming
}

/** Puts a comment before the end of a GIF (GIF89a, 24). */
const withGifComment = (gif: Buffer) =>
  Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, HIDDEN.length]),
    Buffer.from(HIDDEN),
    Buffer.from([0, 0x3b]),
  ])

/** A GIF of very many pictures of one pixel. */
function frames(count: number): Buffer {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, ...Array<Buffer>(count).fill(frame), Buffer.from([0x3b])])
}
